/** What this browser remembers: who one is, one's name, language and likes. Only the token is secret. */
import type { Choices } from "../home/table-settings";
import { isPace, type Pace } from "../narration/pace";
import { firstSpoken, type Language } from "../i18n/catalogue";

const PREFIX = "speeltafel.";

function remembered(key: string): string {
  return localStorage.getItem(PREFIX + key) ?? "";
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

function rememberedPace(): Pace {
  const pace = remembered("pace");
  return isPace(pace) ? pace : "normal";
}

/** What was written down by another version, or by hand, may be anything. */
function parsed<Value>(text: string): Record<string, Value> {
  try {
    const found: unknown = JSON.parse(text || "{}");
    return found && typeof found === "object" ? (found as Record<string, Value>) : {};
  } catch {
    return {};
  }
}

class Memory {
  readonly token = remembered("token") || newToken();
  name = $state(remembered("name"));
  language = $state<Language>(firstSpoken([remembered("language"), ...navigator.languages]));
  sound = $state(remembered("sound") !== "off");
  /** Whether the system may say that it is one's turn. */
  notify = $state(remembered("notify") === "on");
  /** How fast one likes the story. */
  pace = $state<Pace>(rememberedPace());
  /** Games that wait for one to go on. */
  unfinished = $state(Math.min(Number(remembered("unfinished")) || 0, 20));
  /** How one likes each game set up. */
  choices = $state<Record<string, Choices>>(parsed(remembered("choices")));
  /** By game: whether one had played it before one first sat down to it here. */
  played = $state<Record<string, "yes" | "no">>(parsed(remembered("played")));
  /** By game: what has been explained when it first came up. */
  explained = $state<Record<string, string[]>>(parsed(remembered("explained")));
  /** Of a private server. */
  password = $state(remembered("password"));

  keep(): void {
    const all = {
      token: this.token,
      name: this.name,
      language: this.language,
      pace: this.pace,
      password: this.password,
      choices: JSON.stringify(this.choices),
      played: JSON.stringify(this.played),
      explained: JSON.stringify(this.explained),
    };
    for (const [key, value] of Object.entries(all)) localStorage.setItem(PREFIX + key, value);
    localStorage.setItem(`${PREFIX}unfinished`, String(this.unfinished));
    localStorage.setItem(`${PREFIX}sound`, this.sound ? "on" : "off");
    localStorage.setItem(`${PREFIX}notify`, this.notify ? "on" : "off");
  }
}

export const memory = new Memory();
memory.keep();
