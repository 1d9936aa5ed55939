// Written by tools/write/wire_types.py from the structs of the server. Do not edit.

export interface MoveSeen {
  actor: number | string;
  move: string;
}

export interface Line {
  id: string;
  args?: Record<string, number | string | number[] | Line>;
  game?: string;
}

export interface ViewerEvent {
  event: string;
  args?: Record<string, number | string | number[] | Line>;
  line?: string | null;
}

export interface StepSeen {
  actor: number | string;
  move: string;
  told: ViewerEvent[];
}

export interface Hello {
  type: "hello";
  version: number;
  table: string;
  token: string;
  password?: string;
}

export interface Listen {
  type: "listen";
  seat: number | null;
  number?: number | null;
  explained?: string[] | null;
}

export interface WhyIllegal {
  type: "why";
  id: string;
  seat: number;
  position: number;
  move: string;
}

export interface PageShown {
  type: "shown";
  shown: boolean;
}

export interface Ping {
  type: "ping";
}

export interface Sit {
  type: "sit";
  id: string;
  seat?: number | null;
  name?: string;
  code?: string;
  commitment?: string;
}

export interface SeatBot {
  type: "place";
  id: string;
  seat: number;
  level?: string;
}

export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

export interface ArrangeSeats {
  type: "arrange";
  id: string;
  order: number[];
}

export interface OfferSeat {
  type: "offer";
  id: string;
  seat: number;
  digest: string;
}

export interface TakeSeat {
  type: "take";
  id: string;
  code: string;
}

export interface Commit {
  type: "commit";
  id: string;
  commitment: string;
}

export interface Reveal {
  type: "reveal";
  id: string;
  share: string;
}

export interface Start {
  type: "start";
  id: string;
  fill?: string;
}

export interface Move {
  type: "move";
  id: string;
  seat: number;
  position: number;
  move: string;
}

export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  position: number;
}

export interface Pause {
  type: "pause";
  id: string;
}

export interface Resume {
  type: "resume";
  id: string;
}

export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

export interface CallStandIn {
  type: "replace";
  id: string;
  seat: number;
}

export interface Nudge {
  type: "nudge";
  id: string;
  seat: number;
  position: number;
}

export interface PlayTurn {
  type: "play-turn";
  id: string;
  seat: number;
  position: number;
}

export interface TakeDaysOff {
  type: "days-off";
  id: string;
  seat: number;
  days: number;
}

export interface Reclaim {
  type: "reclaim";
  id: string;
  seat: number;
}

export interface Say {
  type: "say";
  id: string;
  seat: number;
  text: string;
}

export interface React {
  type: "react";
  id: string;
  seat: number;
  reaction: "bravo" | "laugh" | "wow" | "sad" | "think" | "hurry" | "thanks";
}

export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Close {
  type: "close";
  id: string;
}

export type FromClient = Hello | Listen | WhyIllegal | PageShown | Ping | Sit | SeatBot | Rename | ArrangeSeats | OfferSeat | TakeSeat | Commit | Reveal | Start | Move | Undo | Pause | Resume | Leave | Resign | CallStandIn | Nudge | PlayTurn | TakeDaysOff | Reclaim | Say | React | Rematch | Close;

export interface Welcome {
  type: "welcome";
  seats: number[];
  host: boolean;
  now: number;
  away: number[];
  replaceable: number[];
}

export interface Presence {
  type: "presence";
  away: number[];
  replaceable: number[];
}

export interface Done {
  type: "done";
  id: string;
  number: number;
}

export interface Refusal {
  type: "refusal";
  line: Line;
  id?: string;
}

export interface IllegalBecause {
  type: "reason";
  id: string;
  line?: Line | null;
}

export interface Explanation {
  type: "explanation";
  seat: number;
  event: string;
  line: Line;
  places: string[];
  decides: boolean;
}

export interface Pong {
  type: "pong";
}

export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name: string;
  level: string;
  reason: "away" | "left" | "clock" | "resigned" | "slow" | null;
  share: "none" | "promised" | "revealed";
  off_until?: number;
  off_ms?: number;
}

export interface LastNudge {
  position: number;
  at: number;
}

export interface TableInfo {
  game: string;
  options: Record<string, unknown>;
  seconds_per_move: number;
  spectators: boolean;
  listed: boolean;
  memory_aids: boolean;
  tips: boolean;
  hides: boolean;
  status: "lobby" | "starting" | "playing" | "paused" | "over";
  seats: SeatInfo[];
  host: number[];
  commitment: string;
  terms: string;
  ended: "finished" | "abandoned" | "closed" | "endless" | null;
  rematch: string | null;
  nudge: LastNudge | null;
  begun: boolean;
}

export interface Result {
  scores: number[];
  winners: number[];
}

export interface AnyView {
  game: string;
  players: number;
  seat: number | null;
  actor: number | string | null;
  phase: string;
  legal: string[];
  history: StepSeen[];
  result: Result | null;
  memory_aids: string[];
}

export interface ChatLine {
  at: number;
  seat: number;
  text?: string;
  reaction?: string;
}

export interface Snapshot {
  type: "snapshot";
  seats: (number | null)[];
  number: number;
  position: number;
  table: TableInfo;
  view?: AnyView | null;
  prompt?: Line | null;
  steps?: StepSeen[];
  earlier?: number;
  chat?: ChatLine[];
  deadline?: number | null;
  undo?: number | null;
  news?: Line[];
  command?: string;
}

export interface Update {
  type: "update";
  seats: (number | null)[];
  after: number;
  number: number;
  position: number;
  table?: TableInfo | null;
  changed?: Record<string, unknown>;
  steps?: StepSeen[];
  prompt?: Line | null;
  news?: Line[];
  chat?: ChatLine[];
  missed?: number;
  deadline?: number | null;
  undo?: number | null;
  command?: string;
}

export type FromServer = Welcome | Presence | Done | Refusal | IllegalBecause | Explanation | Pong | Snapshot | Update;

export interface GameInfo {
  name: string;
  fewest_players: number;
  most_players: number;
  options: Record<string, unknown>;
  levels: string[];
  scenes: number;
  puzzles: number;
  editions: string[];
}

export interface Listing {
  table: string;
  game: string;
  status: string;
  seats: SeatInfo[];
  seconds_per_move: number;
  changed_at: number;
  ended: "finished" | "abandoned" | "closed" | "endless" | null;
  result: Result | null;
  yours: number[];
  turn: number | null;
  since: number | null;
  scores: number[] | null;
}

export interface LanAddresses {
  addresses: string[];
  may_open: boolean;
}

export interface Invite {
  code: string;
  seat?: number | null;
}

export interface TableCreated {
  table: string;
  invites: Invite[];
}

export interface TableDetails {
  table: string;
  about: TableInfo;
  invites: Invite[];
  join_code: string;
}

export interface TableFound {
  table: string;
  code: string;
}

export interface SeatClaimed {
  seats: number[];
}

export interface Problem {
  line: Line;
  words: string;
}

export interface Frame {
  prompt: Line;
  view?: AnyView | null;
  changed?: Record<string, unknown>;
  step?: StepSeen | null;
}

export interface ViewerFrames {
  viewer: number | null;
  frames: Frame[];
}

export interface ReplayPart {
  game: string;
  players: number;
  names: string[];
  steps: number;
  first: number;
  viewers: ViewerFrames[];
}

export interface LessonMoment {
  game: string;
  scene: number;
  scenes: number;
  verdict: "asked" | "other" | "refused" | "played" | "done";
  said: Line;
  point: string[];
  learned: string[];
  is_new_position: boolean;
  lifted: string;
  players: number;
  earlier: StepSeen[];
  frames: Frame[];
}

export interface SeatWish {
  who?: "me" | "bot" | "open";
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seconds_per_move?: number;
  spectators?: boolean;
  listed?: boolean;
  memory_aids?: boolean;
  tips?: boolean;
  seats: SeatWish[];
  begun?: string[];
}

export interface QuietHours {
  start: number;
  end: number;
}

export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

export interface CallWish {
  way: "ntfy" | "discord" | "slack" | "matrix" | "push";
  address: string;
  quiet: QuietHours | null;
  zone: string;
  keys: BrowserKeys | null;
}

export interface CallsInfo {
  ways: string[];
  push_key: string;
  wish: CallWish | null;
  trouble: Line | null;
}
