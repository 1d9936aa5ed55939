/** The selection: a card, a chip or a citizen that the player has picked up, and where it can go. */
import { direct, movable, plays, usable, walks, type Citizen, type Play } from "./legal-moves";

export class Choosing {
  card = $state<number | null>(null);
  chip = $state<string | null>(null);
  citizen = $state<Citizen | null>(null);
  /** On top or underneath? */
  asking = $state<{ tent: number; plays: Play[] } | null>(null);

  constructor(private readonly legal: () => readonly string[]) {}

  /** The tents where the card can go. */
  readonly targets = $derived.by(() => plays(this.legal(), this.card));
  readonly movable = $derived.by(() => movable(this.legal(), this.chip));
  readonly walks = $derived.by(() => (this.citizen ? walks(this.legal(), this.chip, this.citizen) : []));
  /** The move into the tent on the chip. */
  readonly direct = $derived.by(() => (this.citizen ? direct(this.legal(), this.chip, this.citizen) : undefined));

  readonly isBegun = $derived.by(() => this.card !== null || this.chip !== null || this.citizen !== null);

  canPlay(card: number): boolean {
    return this.legal().some((move) => move === `pick ${card}` || move.startsWith(`card ${card} `));
  }

  canUse(chip: string): boolean {
    return usable(this.legal(), chip);
  }

  clear(): void {
    [this.card, this.chip, this.citizen, this.asking] = [null, null, null, null];
  }

  takeCard(value: number): void {
    const next = this.card === value ? null : value;
    this.clear();
    this.card = next;
  }

  takeChip(name: string): void {
    const next = this.chip === name ? null : name;
    this.clear();
    this.chip = next;
  }

  takeCitizen(who: Citizen): void {
    [this.citizen, this.card, this.asking] = [this.citizen === who ? null : who, null, null];
  }

  /** The move straight into this tent, if that is what the chip in hand is for. */
  directTo(tent: number): string | undefined {
    return this.chip === `t${tent + 1}` ? this.direct : undefined;
  }
}
