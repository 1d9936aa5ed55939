/** What a device is at a table: a whole board, a hand beside a table view, or the table view itself. Kept in this browser. */
import { asRecord, Stored } from "../app/stored.svelte";

export const ROLES = ["board", "hand", "table"] as const;
export type Role = (typeof ROLES)[number];

export const isRole = (text: unknown): text is Role => ROLES.some((role) => role === text);

/** Roles of so many tables are kept. */
const MOST = 30;
const stored = new Stored<Record<string, string>>("roles", {}, asRecord);

export class DeviceRole {
  private chosen = $state<Role>("board");

  /** `wished`: by the link; what was chosen here before comes first. */
  constructor(
    private readonly table: string,
    wished: Role | undefined,
  ) {
    const before = stored.get()[table];
    this.chosen = isRole(before) ? before : (wished ?? "board");
    if (wished) this.keep();
  }

  get now(): Role {
    return this.chosen;
  }

  choose(role: Role): void {
    this.chosen = role;
    this.keep();
  }

  private keep(): void {
    const { [this.table]: _, ...others } = stored.get();
    const kept = [...Object.entries(others), [this.table, this.chosen]].slice(-MOST);
    stored.set(Object.fromEntries(kept) as Record<string, string>);
  }
}
