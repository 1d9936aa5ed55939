/** A value that this browser keeps under a key. */

export const PREFIX = "speeltafel.";

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
      const text = localStorage.getItem(this.key);
      return text === null ? this.initial : (this.read(JSON.parse(text)) ?? this.initial);
    } catch {
      return this.initial;
    }
  }

  set(value: T): void {
    localStorage.setItem(this.key, JSON.stringify(value));
  }

  remove(): void {
    localStorage.removeItem(this.key);
  }
}

/** Keys of all stored values that begin with this name, without the name. */
export function storedKeys(name: string): string[] {
  const start = PREFIX + name;
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
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
    return localStorage.getItem(this.key) ?? this.initial;
  }

  set(value: string): void {
    localStorage.setItem(this.key, value);
  }
}
