/** Small sounds, made on the spot: wood for a move, a bell when it is one's turn, a drum roll at the end. Never needed. */
import { memory } from "./memory.svelte";

type Sound = "move" | "turn" | "end";
let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!memory.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (sound === "move") tone(190, 0.06, "triangle", 0.12);
  if (sound === "turn") [523, 659].forEach((pitch, i) => tone(pitch, 0.22, "sine", 0.07, i * 0.11));
  if (sound === "end") Array.from({ length: 14 }, (_, i) => tone(110, 0.05, "triangle", 0.05 + i * 0.006, i * 0.05));
}

function tone(pitch: number, seconds: number, type: OscillatorType, loud: number, later = 0): void {
  if (!context) return;
  const [oscillator, gain, at] = [context.createOscillator(), context.createGain(), context.currentTime + later];
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(pitch, at);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}
