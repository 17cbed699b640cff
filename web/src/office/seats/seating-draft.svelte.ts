/** An unpublished seating plan, drawn or edited by hand, with the rules that it breaks. */
import { previewCommand } from "../../tournament/requests";
import type { CommandPreview, Placing, TournamentCommand } from "../../wire/generated";
import type { OfficeAction, Office } from "../office.svelte";
import { moved, samePlan, swapped, type Tables } from "../seating-plan";

export class SeatingDraft {
  /** Breaches and refusal of the draft; null without a draft. */
  preview = $state.raw<CommandPreview | null>(null);
  tables = $state.raw<Tables | null>(null);
  /** The person picked for a swap. */
  picked = $state<number | null>(null);
  /** The people moved last, to highlight them. */
  moved = $state.raw<number[]>([]);
  readonly #office: Office;
  readonly #action: OfficeAction;
  /** The command that drew the plan; null after an edit by hand. */
  #drawn: TournamentCommand | null = null;
  #day = 1;

  constructor(office: Office, action: OfficeAction) {
    this.#office = office;
    this.#action = action;
  }

  /** The published plan, if it can still be changed. */
  get published(): Tables | null {
    const last = this.#office.last;
    return last?.phase === "seated" ? last.tables.map((table) => table.seats) : null;
  }

  get current(): Tables | null {
    return this.tables ?? this.published;
  }

  get isByHand(): boolean {
    return this.tables !== null && this.#drawn === null;
  }

  async draw(seed: string, placing: Placing, day: number): Promise<void> {
    this.#day = day;
    await this.#propose({ do: "draw-seats", seed, placing, day });
  }

  /** Fits the published plan to the people present, moving as few as possible. */
  async adjust(): Promise<void> {
    this.#day = this.#office.last?.day ?? 1;
    await this.#propose({ do: "adjust-seats" });
  }

  async #propose(command: TournamentCommand): Promise<void> {
    await this.#action.run(async () => {
      const found = await previewCommand(this.#office.id, command);
      this.preview = found;
      this.tables = found.refused ? null : found.tables;
      this.#drawn = command;
      this.picked = null;
      this.moved = found.moves.filter((one) => one.table > 0).map((one) => one.number);
    });
  }

  /** Picks a person, or swaps them with the one picked before. */
  async pick(number: number): Promise<void> {
    const before = this.picked;
    this.picked = before === number ? null : number;
    if (before !== null && before !== number) await this.swap(before, number);
  }

  async swap(one: number, other: number): Promise<void> {
    if (this.current && one !== other)
      await this.#try(swapped(this.current, one, other), [one, other]);
  }

  /** Moves a person to the free seat of a table. */
  async move(number: number, table: number): Promise<void> {
    if (this.current) await this.#try(moved(this.current, number, table), [number]);
  }

  async #try(tables: Tables, people: number[]): Promise<void> {
    this.picked = null;
    if (this.published && samePlan(tables, this.published)) {
      this.discard();
      return;
    }
    if (this.tables === null) this.#day = this.#office.last?.day ?? 1;
    this.tables = tables;
    this.#drawn = null;
    this.moved = people;
    await this.#action.run(async () => {
      const found = await previewCommand(this.#office.id, this.#byHand(tables));
      if (this.tables === tables) this.preview = found;
    });
  }

  #byHand(tables: Tables): TournamentCommand {
    return { do: "seat-by-hand", tables: tables.map((seats) => [...seats]), day: this.#day };
  }

  /** Publishes the plan. */
  async publish(): Promise<void> {
    if (!this.tables) return;
    await this.#action.send(this.#drawn ?? this.#byHand(this.tables), () => this.discard());
  }

  /** Discards the draft. */
  discard(): void {
    this.tables = null;
    this.preview = null;
    this.#drawn = null;
    this.picked = null;
    this.moved = [];
    this.#action.reset();
  }
}
