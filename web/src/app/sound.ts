/** Small sounds, made on the spot: wood, paper, chips, a bell, a drum roll. Never needed. Their peaks lie between −17 and −9 dB. */
import { preferences } from "./preferences.svelte";

export type Sound = "dice" | "chips" | "card" | "take" | "step" | "dance" | "day" | "turn" | "end";
const SOFT_S = 0.005;
let context: AudioContext | undefined;

const SOUNDS: Record<Sound, () => void> = {
  dice: () => times(6, 0.055, (at) => tone(320 + 240 * Math.random(), 0.035, "triangle", 0.22, at)),
  chips: () => times(3, 0.06, (at, i) => tone(2100 + 260 * i, 0.07, "sine", 0.16, at)),
  card: () => rustle(0.14, 2600, 0.6),
  take: () => times(3, 0.08, (at) => rustle(0.14, 1500, 0.6, at)),
  step: () => tone(170, 0.11, "triangle", 0.28),
  dance: () => [392, 494, 587, 494].forEach((pitch, i) => tone(pitch, 0.16, "sine", 0.16, i * 0.13)),
  day: () => [330, 262, 330].forEach((pitch, i) => tone(pitch, 0.3, "sine", 0.17, i * 0.2)),
  turn: () => [523, 659].forEach((pitch, i) => tone(pitch, 0.22, "sine", 0.24, i * 0.11)),
  end: () => times(14, 0.05, (at, i) => tone(110, 0.05, "triangle", 0.1 + i * 0.012, at)),
};

export function play(sound: Sound): void {
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  SOUNDS[sound]();
}

function times(count: number, apart: number, make: (at: number, i: number) => void): void {
  for (let i = 0; i < count; i++) make(i * apart, i);
}

function tone(pitch: number, seconds: number, type: OscillatorType, loud: number, later = 0): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.value = pitch;
  fade(oscillator, oscillator, seconds, loud, later);
}

/** Paper: a breath of noise. */
function rustle(seconds: number, pitch: number, loud: number, later = 0): void {
  if (!context) return;
  const noise = context.createBufferSource();
  noise.buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  noise.buffer.copyToChannel(
    new Float32Array(noise.buffer.length).map(() => 2 * Math.random() - 1),
    0,
  );
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  noise.connect(filter);
  fade(noise, filter, seconds, loud, later);
}

function fade(source: AudioScheduledSourceNode, input: AudioNode, seconds: number, loud: number, later: number): void {
  if (!context) return;
  const [gain, at] = [context.createGain(), context.currentTime + later];
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + SOFT_S); // not at once: that clicks
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  input.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + seconds);
}
