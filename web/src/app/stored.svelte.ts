/** Values that this browser keeps under a key. All of the page stores here, and nothing stores elsewhere. */

export const PREFIX = "speeltafel.";

/** The browser's storage. If it refuses a value, forbidden or full, memory keeps the value until the page is closed. */
class BrowserStorage {
  /** Whether the browser refused a value, so that the player loses something when the page is closed. */
  hasRefused = $state(false);
  /** The refused values by key; null: removed. */
  private readonly refused = new Map<string, string | null>();

  get(key: string): string | null {
    const value = this.refused.get(key);
    if (value !== undefined) return value;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  set(key: string, value: string): void {
    this.write(key, value, () => localStorage.setItem(key, value));
  }

  remove(key: string): void {
    this.write(key, null, () => localStorage.removeItem(key));
  }

  keys(): string[] {
    let stored: string[] = [];
    try {
      stored = Object.keys(localStorage);
    } catch {
      // forbidden: only memory has any
    }
    return [...new Set([...stored, ...this.refused.keys()])].filter((key) => this.get(key) !== null);
  }

  private write(key: string, value: string | null, store: () => void): void {
    try {
      store();
      this.refused.delete(key);
    } catch {
      this.refused.set(key, value);
      this.hasRefused = true;
    }
  }
}

export const browserStorage = new BrowserStorage();

/** Keeps a value as JSON. Values that another version or a person wrote and that `read` does not accept become the initial value. */
export class Stored<T> {
  private readonly key: string;

  /** `read` checks what was stored and throws, or returns undefined, if it is unusable. */
  constructor(
    key: string,
    private readonly initial: T,
    private readonly read: (found: unknown) => T | undefined,
  ) {
    this.key = PREFIX + key;
  }

  get(): T {
    try {
      const text = browserStorage.get(this.key);
      return text === null ? this.initial : (this.read(JSON.parse(text)) ?? this.initial);
    } catch {
      return this.initial;
    }
  }

  set(value: T): void {
    browserStorage.set(this.key, JSON.stringify(value));
  }

  remove(): void {
    browserStorage.remove(this.key);
  }
}

/** Keys of all stored values that begin with this name, without the name. */
export function storedKeys(name: string): string[] {
  const start = PREFIX + name;
  return browserStorage.keys().flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
}

/** A record, or undefined if the value is something else. */
export function asRecord<Value>(found: unknown): Record<string, Value> | undefined {
  return found && typeof found === "object" && !Array.isArray(found) ? (found as Record<string, Value>) : undefined;
}

/** A plain text under a key, as it is. */
export class StoredText {
  private readonly key: string;

  constructor(
    key: string,
    private readonly initial = "",
  ) {
    this.key = PREFIX + key;
  }

  get(): string {
    return browserStorage.get(this.key) ?? this.initial;
  }

  set(value: string): void {
    browserStorage.set(this.key, value);
  }
}
