/** A plan of seats that is only thought of: drawn, or changed by hand, with what it breaks. */
import { previewCommand } from "../../tournament/requests";
import type { CommandPreview, Placing, TournamentCommand } from "../../wire/generated";
import type { Giving, Office } from "../office.svelte";
import { moved, samePlan, swapped, type Tables } from "../plan";

export class Planning {
  /** What the plan would break, and why it would be refused; nothing while none is thought of. */
  foreseen = $state.raw<CommandPreview | null>(null);
  tables = $state.raw<Tables | null>(null);
  /** Somebody who was picked, to change places with somebody else. */
  picked = $state<number | null>(null);
  /** The last two who changed places, to be shown. */
  moved = $state.raw<number[]>([]);
  readonly #office: Office;
  readonly #giving: Giving;
  /** How the plan was drawn; nothing if it was changed by hand since. */
  #drawn: TournamentCommand | null = null;
  #day = 1;

  constructor(office: Office, giving: Giving) {
    this.#office = office;
    this.#giving = giving;
  }

  /** The plan that everybody is shown, if there is one that can still be changed. */
  get taken(): Tables | null {
    const last = this.#office.last;
    return last?.phase === "seated" ? last.tables.map((table) => table.seats) : null;
  }

  get shown(): Tables | null {
    return this.tables ?? this.taken;
  }

  get isByHand(): boolean {
    return this.tables !== null && this.#drawn === null;
  }

  async draw(seed: string, placing: Placing, day: number): Promise<void> {
    this.#day = day;
    const command: TournamentCommand = { do: "draw-seats", seed, placing, day };
    await this.#giving.attempt(async () => {
      const found = await previewCommand(this.#office.id, command);
      this.foreseen = found;
      this.tables = found.refused ? null : found.tables;
      this.#drawn = command;
      this.picked = null;
      this.moved = [];
    });
  }

  /** Picks somebody, or has the one who was picked before change places with them. */
  async pick(number: number): Promise<void> {
    const before = this.picked;
    this.picked = before === number ? null : number;
    if (before !== null && before !== number) await this.swap(before, number);
  }

  async swap(one: number, other: number): Promise<void> {
    if (this.shown && one !== other) await this.#try(swapped(this.shown, one, other), [one, other]);
  }

  /** Gives the one who was picked the free seat of a table. */
  async move(number: number, table: number): Promise<void> {
    if (this.shown) await this.#try(moved(this.shown, number, table), [number]);
  }

  async #try(tables: Tables, who: number[]): Promise<void> {
    this.picked = null;
    if (this.taken && samePlan(tables, this.taken)) {
      this.drop();
      return;
    }
    if (this.tables === null) this.#day = this.#office.last?.day ?? 1;
    this.tables = tables;
    this.#drawn = null;
    this.moved = who;
    await this.#giving.attempt(async () => {
      const found = await previewCommand(this.#office.id, this.#byHand(tables));
      if (this.tables === tables) this.foreseen = found;
    });
  }

  #byHand(tables: Tables): TournamentCommand {
    return { do: "seat-by-hand", tables: tables.map((seats) => [...seats]), day: this.#day };
  }

  /** Takes the plan: everybody is shown it then. */
  async take(): Promise<void> {
    if (!this.tables) return;
    await this.#giving.give(this.#drawn ?? this.#byHand(this.tables), () => this.drop());
  }

  /** Thinks of it no more. */
  drop(): void {
    this.tables = null;
    this.foreseen = null;
    this.#drawn = null;
    this.picked = null;
    this.moved = [];
    this.#giving.forget();
  }
}
