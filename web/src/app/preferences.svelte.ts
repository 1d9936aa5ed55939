/** The player's token, name, language and preferences, kept in this browser. Only the token is secret. */
import type { Choices } from "../home/table-settings";
import { isPace, type Pace } from "../narration/pace";
import { firstSpoken, type Language } from "../i18n/catalogue";
import { asRecord, Stored, StoredText } from "./stored.svelte";

const MOST_UNFINISHED = 20;

const stored = {
  token: new StoredText("token"),
  name: new StoredText("name"),
  language: new StoredText("language"),
  pace: new StoredText("pace"),
  password: new StoredText("password"),
  sound: new StoredText("sound", "on"),
  notify: new StoredText("notify"),
  unfinished: new Stored("unfinished", 0, (found) => Math.min(Number(found) || 0, MOST_UNFINISHED)),
  choices: new Stored<Record<string, Choices>>("choices", {}, asRecord),
  players: new Stored<Record<string, number>>("players", {}, asRecord),
  played: new Stored<Record<string, "yes" | "no">>("played", {}, asRecord),
  explained: new Stored<Record<string, string[]>>("explained", {}, asRecord),
  lies: new Stored<Lies>("lies", { flat: false, turn: 0 }, liesAs),
};

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

function storedPace(): Pace {
  const pace = stored.pace.get();
  return isPace(pace) ? pace : "normal";
}

/** How a screen lies that is a table view: flat, so that it is read from all sides, and turned by so many degrees. */
export interface Lies {
  flat: boolean;
  turn: number;
}

function liesAs(found: unknown): Lies | undefined {
  const { flat, turn } = asRecord<unknown>(found) ?? {};
  return typeof flat === "boolean" && [0, 90, 180, 270].includes(turn as number) ? { flat, turn: turn as number } : undefined;
}

class Preferences {
  readonly token = stored.token.get() || newToken();
  name = $state(stored.name.get());
  language = $state<Language>(firstSpoken([stored.language.get(), ...navigator.languages]));
  sound = $state(stored.sound.get() !== "off");
  /** Whether the system may show a notification at the start of the player's turn. */
  notify = $state(stored.notify.get() === "on");
  /** How fast moves are narrated. */
  pace = $state<Pace>(storedPace());
  /** The number of unfinished games in which it is the player's turn. */
  unfinished = $state(stored.unfinished.get());
  /** By game: the table settings chosen last. */
  choices = $state(stored.choices.get());
  /** By game: the number of players last time. */
  players = $state(stored.players.get());
  /** By game: whether the player knew it before the first table here. */
  played = $state(stored.played.get());
  /** By game: ids of the first-time hints that were shown. */
  explained = $state(stored.explained.get());
  /** How this screen lies when it is a table view. */
  lies = $state.raw(stored.lies.get());
  /** The password of a private server. */
  password = $state(stored.password.get());

  /** Store everything. */
  keep(): void {
    stored.token.set(this.token);
    stored.name.set(this.name);
    stored.language.set(this.language);
    stored.pace.set(this.pace);
    stored.password.set(this.password);
    stored.sound.set(this.sound ? "on" : "off");
    stored.notify.set(this.notify ? "on" : "off");
    stored.unfinished.set(this.unfinished);
    stored.choices.set(this.choices);
    stored.players.set(this.players);
    stored.played.set(this.played);
    stored.explained.set(this.explained);
    stored.lies.set(this.lies);
  }
}

export const preferences = new Preferences();
preferences.keep();
