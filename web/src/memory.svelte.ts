/** What this browser remembers: who one is, one's name, language and likes. Only the token is secret. */
import { LANGUAGES, type Language } from "./text/catalogue";

const PREFIX = "speeltafel.";

function remembered(key: string): string {
  return localStorage.getItem(PREFIX + key) ?? "";
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

function preferredLanguage(): Language {
  const wanted = [remembered("language"), ...navigator.languages].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.some((known) => known === tag))) ?? "en";
}

class Memory {
  readonly token = remembered("token") || newToken();
  name = $state(remembered("name"));
  language = $state<Language>(preferredLanguage());
  sound = $state(remembered("sound") !== "off");
  aids = $state(remembered("aids") === "on");

  keep(): void {
    const all = { token: this.token, name: this.name, language: this.language };
    for (const [key, value] of Object.entries(all)) localStorage.setItem(PREFIX + key, value);
    localStorage.setItem(`${PREFIX}sound`, this.sound ? "on" : "off");
    localStorage.setItem(`${PREFIX}aids`, this.aids ? "on" : "off");
  }
}

export const memory = new Memory();
memory.keep();
