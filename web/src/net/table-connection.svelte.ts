/** A connection to a table: it follows the streams of the person's seats, reconnects automatically, and loses no command. */
import { preferences } from "../app/preferences.svelte";
import { passwordGate } from "./password-gate.svelte";
import { isOnlyHere } from "../table/waiting-room/lan-link";
import { newId } from "./ids";
import { begin, follow, type Stream } from "./stream";
import { isPocket, transport, type Socket, type Transport } from "./transport";
import type { Explanation, FromClient, FromServer, Line, Listen } from "./types";

export const VERSION = 2;
const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** The server is started again, or another one takes over. */
const RESTARTED = 1012;
/** Until then a lost connection is not shown: commands are sent once it is back. */
const UNNOTICED = 2_000;
/** A command without an answer for so long: the connection is shown as lost, and then made anew. */
const UNANSWERED = 3_000;
const GIVEN_UP = 8_000;

/** After so long without a word the page asks whether the line is still there; without an answer it is shown as lost. */
const QUIET = 3_000;
const NO_ANSWER = 2_000;

/** A command as the page asks for it; the connection gives it its id. */
type WithoutId<C> = C extends { id: string; type: Exclude<FromClient["type"], "why"> } ? Omit<C, "id"> : never;
export type Command = WithoutId<FromClient>;
type Sent = Exclude<Extract<FromClient, { id: string }>, { type: "why" }>;

export class TableConnection {
  /** By seat; "null": the spectators' stream. */
  streams = $state.raw<Record<string, Stream>>({});
  /** The seats that this screen plays; none on a table view. */
  seats = $state.raw<number[]>([]);
  /** The seats of this browser's person, whatever the screen shows. */
  ownSeats = $state.raw<number[]>([]);
  isHost = $state(false);
  away = $state.raw<number[]>([]);
  /** From when on a bot may step in for each of those, by the server's clock. */
  replaceable = $state.raw<number[]>([]);
  connected = $state(false);
  /** It was connected, and has not been for so long that it is to be said. */
  isNoticeablyOffline = $state(false);
  /** The last refusal, until it is read. */
  refusal = $state.raw<Line | null>(null);
  /** The host gave one of the person's seats to another player. */
  lostSeat = $state(false);
  /** The player took a seat along to another device. */
  hasOffered = false;
  /** Why there is nothing to see here. */
  refusedEntry = $state.raw<Line | null>(null);
  /** First-time hints for newcomers: the oldest first, until it is read. */
  explanations = $state.raw<Explanation[]>([]);
  /** Whether all streams of this screen are here. */
  isComplete = $derived.by(() => this.watched.every((seat) => String(seat) in this.streams));
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = 0;
  /** Whether a command is under way. */
  busy = $derived.by(() => this.waiting.length > 0);

  private explained: string[] | null = null;
  private settling: Record<string, () => void> = {};
  private readonly watching = new AbortController();
  private questions: Record<string, (line: Line | null) => void> = {};
  private waiting = $state.raw<Sent[]>([]);
  private socket: Socket | null = null;
  private pause = SHORTEST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private noticing: ReturnType<typeof setTimeout> | undefined;
  /** Until the page asks whether the line is there, or until the answer is late. */
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private isSilent = false;
  private closed = false;
  private hasJustSat = false;

  /** `watchesOnly`: the screen is for everybody to see, so it gets the spectators' stream, whoever opened it. */
  constructor(
    readonly table: string,
    private watchesOnly = false,
  ) {
    void transport.then((by) => this.connect(by));
    if (!isPocket) this.watchTheLine();
  }

  /**
   * Under an id of its own, or under one that other windows of the same person would use for it too.
   * Resolves once the server has done or refused it.
   */
  send(command: Command, id = newId()): Promise<void> {
    const sent = { ...command, id } as Sent;
    this.waiting = [...this.waiting, sent];
    if (this.connected) this.transmit(sent);
    this.expectAnswer(id);
    return new Promise((done) => (this.settling[id] = done));
  }

  /** A silent line: say so first, then try another connection. */
  private expectAnswer(id: string): void {
    if (isPocket) return; // a worker answers, or it has ended
    const isOpen = (): boolean => this.connected && this.waiting.some((command) => command.id === id);
    setTimeout(() => isOpen() && (this.isNoticeablyOffline = true), UNANSWERED);
    setTimeout(() => isOpen() && this.renew(), GIVEN_UP);
  }

  /** The device knows at once that it has lost its network, or has one again. */
  private watchTheLine(): void {
    const { signal } = this.watching;
    addEventListener("offline", () => this.wentOffline(), { signal });
    addEventListener("online", () => this.cameOnline(), { signal });
    document.addEventListener("visibilitychange", () => this.seenOrNot(), { signal });
  }

  /** The line is there. */
  private noteMessage(): void {
    if (isPocket) return;
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.ping(), QUIET);
    if (this.isSilent) this.isNoticeablyOffline = false;
    this.isSilent = false;
  }

  /** While somebody looks: a line that dies without a word says nothing by itself. */
  private ping(): void {
    if (!this.connected || document.hidden) return;
    this.transmit({ type: "ping" });
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      this.isSilent = this.isNoticeablyOffline = true;
      this.pulse = setTimeout(() => this.renew(), GIVEN_UP - NO_ANSWER);
    }, NO_ANSWER);
  }

  private seenOrNot(): void {
    this.sayWhetherShown();
    this.ping();
  }

  /** A person who doesn't see the page can be told elsewhere that it is their turn. */
  private sayWhetherShown(): void {
    if (this.connected) this.transmit({ type: "shown", shown: !document.hidden });
  }

  private wentOffline(): void {
    if (!isOnlyHere(location.hostname)) this.isNoticeablyOffline = true;
  }

  /** What looks open may have lost its way meanwhile. */
  private cameOnline(): void {
    if (!this.isNoticeablyOffline) return;
    this.pause = SHORTEST_WAIT;
    this.renew();
  }

  /** Let another device of the player take that seat, by the code of which this is the digest. */
  offer(seat: number, digest: string): void {
    this.hasOffered = true;
    this.send({ type: "offer", seat, digest });
  }

  /** Why that move cannot be made; null: it can, or there is no answer. Nothing is played by asking. */
  why(seat: number, position: number, move: string): Promise<Line | null> {
    if (!this.connected) return Promise.resolve(null);
    const id = newId();
    this.transmit({ type: "why", id, seat, position, move });
    return new Promise((answer) => (this.questions[id] = answer));
  }

  /** From now on what comes up for the first time is explained, but for these; null: nothing is. */
  explain(explained: string[] | null): void {
    const isSame = this.explained === null && explained === null;
    this.explained = explained;
    if (!isSame) for (const seat of this.seats) this.listen(seat);
  }

  /** Whether this screen is for everybody to see. */
  watchOnly(watchesOnly: boolean): void {
    if (this.watchesOnly === watchesOnly) return;
    this.watchesOnly = watchesOnly;
    this.renew();
  }

  /** Once more from the start. */
  renew(): void {
    this.socket?.close();
  }

  /** Reconnect after sitting down, with the seat's own stream. A person without a seat then was removed meanwhile. */
  reconnectAsSeated(): void {
    this.hasJustSat = true;
    this.renew();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.noticing);
    clearTimeout(this.pulse);
    this.watching.abort();
    this.socket?.close();
  }

  private connect(by: Transport): void {
    if (this.closed) return;
    const socket = by.connect(this.table);
    this.socket = socket;
    socket.onopen = () =>
      this.transmit({
        type: "hello",
        version: VERSION,
        table: this.table,
        token: preferences.token,
        password: preferences.password,
      });
    socket.onmessage = (event) => this.onMessage(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.lost(event.code, by);
  }

  private lost(code: number, by: Transport): void {
    const wasConnected = this.connected;
    this.connected = this.isSilent = false;
    clearTimeout(this.pulse);
    for (const id of Object.keys(this.questions)) this.answered(id, null);
    if (this.closed || this.refusedEntry) return;
    if (wasConnected) this.noticing = setTimeout(() => (this.isNoticeablyOffline = true), UNNOTICED);
    // All who were there are sent away at once: they come back one after the other.
    const patience = code === RESTARTED ? 2 * Math.random() : 0.8 + 0.4 * Math.random();
    this.timer = setTimeout(() => this.connect(by), this.pause * patience);
    this.pause = Math.min(2 * this.pause, LONGEST_WAIT);
  }

  private transmit(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private onMessage(message: FromServer): void {
    this.noteMessage();
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "presence":
        this.away = message.away;
        this.replaceable = message.replaceable;
        return;
      case "done":
        return this.settle(message.id);
      case "refusal":
        return this.refused(message.line, message.id ?? "");
      case "reason":
        return this.answered(message.id, message.line ?? null);
      case "pong":
        return;
      case "explanation":
        this.explanations = [...this.explanations, message];
        return;
      case "snapshot":
        this.put(message.seats, () => begin(message));
        return this.settle(message.command ?? "");
      case "update":
        this.put(message.seats, (stream) => stream && follow(stream, message));
        return this.settle(message.command ?? "");
      default:
        message satisfies never; // a new message needs a case
    }
  }

  /** At first, and once more when the host has given the seats other numbers. */
  private welcomed(message: Extract<FromServer, { type: "welcome" }>): void {
    const isMoved = this.connected;
    this.connected = true;
    clearTimeout(this.noticing);
    this.isNoticeablyOffline = false;
    this.pause = SHORTEST_WAIT;
    if (this.hasJustSat && message.seats.length === 0) this.lostSeat = true;
    this.hasJustSat = false;
    this.ownSeats = message.seats;
    this.seats = this.watchesOnly ? [] : message.seats;
    this.isHost = message.host;
    this.away = message.away;
    this.replaceable = message.replaceable;
    this.ahead = message.now - Date.now();
    const before = Object.values(this.streams)[0];
    const { watched } = this;
    if (!isPocket && document.hidden) this.sayWhetherShown();
    this.streams = Object.fromEntries(
      Object.entries(this.streams).filter(([key]) => watched.some((seat) => String(seat) === key)),
    );
    for (const seat of watched) this.listen(seat);
    if (isMoved) this.bridge(before, watched);
    for (const command of this.waiting) this.transmit(command); // with the same id, so that it is not executed twice
  }

  /** Before the start all see the same: what is known stays on the screen until the streams of the new numbers are there. */
  private bridge(before: Stream | undefined, [first]: (number | null)[]): void {
    if (before && !before.view && first !== undefined && !Object.keys(this.streams).length)
      this.streams = { [String(first)]: before };
  }

  /** Several people at one device have the spectators' stream, too: it is shown while they pass the device on. */
  private get watched(): (number | null)[] {
    return this.seats.length === 1 ? this.seats : [...this.seats, null];
  }

  private listen(seat: number | null): void {
    const known = this.streams[String(seat)];
    const wish: Listen = { type: "listen", seat, number: known?.number ?? null, explained: this.explained };
    this.transmit(wish);
  }

  private put(seats: (number | null)[], next: (stream: Stream | undefined) => Stream | null | undefined): void {
    for (const seat of seats) {
      const key = String(seat);
      if (!this.watched.includes(seat)) continue;
      const stream = next(this.streams[key]);
      if (stream) this.streams = { ...this.streams, [key]: stream };
      else this.listen(seat); // something was missed
    }
  }

  private refused(line: Line, id: string): void {
    if (!this.connected || line.id === "no-spectators") this.refusedEntry = line;
    if (line.id === "seat-not-yours" && !id) {
      this.lostSeat = !this.hasOffered; // else it went where the player wants it
      this.renew();
      return;
    }
    passwordGate.onRefusal(line);
    this.refusal = line;
    this.settle(id);
  }

  private answered(id: string, line: Line | null): void {
    this.questions[id]?.(line);
    delete this.questions[id];
  }

  private settle(id: string): void {
    if (!this.waiting.some((command) => command.id === id)) return;
    this.waiting = this.waiting.filter((command) => command.id !== id);
    if (this.connected) this.isNoticeablyOffline = false;
    this.settling[id]?.();
    delete this.settling[id];
  }
}
