/** The tournament as those see it who run it, and how its parts ask for something to be done. */
import { Attempt } from "../parts/attempt.svelte";
import {
  isUnanswered,
  sendCommand as send,
  newId,
  refusalOf,
  type RefusalText,
} from "../tournament/requests";
import { label, marksOf } from "../tournament/labels";
import type { Entrant, Overview, SeriesSeen, TournamentCommand } from "../wire/generated";
import { may, type Right } from "./rights";

const SIGNED = "romme-office-name";

export class Office {
  readonly id: string;
  readonly refresh: () => void;
  /** How what is done here is signed on the record; kept on this device. */
  signed = $state(localStorage.getItem(SIGNED) ?? "");
  readonly #see: () => Overview;
  readonly #people = $derived.by(
    () => new Map(this.overview.people.map((one) => [one.number, one])),
  );

  readonly #marks = $derived.by(() => marksOf(this.overview.people));

  constructor(id: string, see: () => Overview, refresh: () => void) {
    this.id = id;
    this.#see = see;
    this.refresh = refresh;
  }

  get overview(): Overview {
    return this.#see();
  }

  /** The series that was seated last. */
  get last(): SeriesSeen | undefined {
    return this.overview.series.at(-1);
  }

  get running(): SeriesSeen | undefined {
    return this.last?.phase === "running" ? this.last : undefined;
  }

  get isDirector(): boolean {
    return this.overview.you.role === "director";
  }

  may(right: Right): boolean {
    return may(this.overview.you.role, right);
  }

  entrant(number: number): Entrant | undefined {
    return this.#people.get(number);
  }

  /** The name of somebody, told apart from namesakes; for sentences and lists without start numbers. */
  labelled(number: number): string {
    return label(this.entrant(number)?.name ?? String(number), this.#marks.get(number));
  }

  /** Somebody with the start number in front: there are namesakes. */
  named(number: number): string {
    const found = this.entrant(number);
    return found ? `${number} ${found.name}` : String(number);
  }

  sign(name: string): void {
    this.signed = name.trim();
    localStorage.setItem(SIGNED, this.signed);
  }

  /** Has something done; the same id again is the same thing. `seen`: only if nothing has happened since. */
  async ask(command: TournamentCommand, id: string, seen = 0): Promise<void> {
    await send(this.id, command, { id, name: this.signed, seen });
    this.refresh();
  }
}

/** One button and what came of it: busy, refused, or unheard and to be sent again. */
export class Giving extends Attempt {
  refused = $state.raw<RefusalText | null>(null);
  /** Nobody answered: it may have been done or not, and can be sent again under its id. */
  unheard = $state(false);
  readonly #office: Office;
  #again: (() => Promise<boolean>) | null = null;

  constructor(office: Office) {
    super();
    this.#office = office;
  }

  /** Gives a command; says whether it was taken, also when it is sent again. */
  async give(command: TournamentCommand, taken: () => void = () => {}): Promise<boolean> {
    const id = newId();
    const takesBack = command.do === "undo-step" || command.do === "undo-on-list";
    const seen = takesBack ? this.#office.overview.version : 0;
    return await this.attempt(() => this.#office.ask(command, id, seen), taken);
  }

  /** Does anything that the server may refuse. */
  override async attempt(work: () => Promise<void>, done: () => void = () => {}): Promise<boolean> {
    if (!this.busy) this.#again = () => this.attempt(work, done);
    const isTaken = await super.attempt(work);
    if (isTaken) done();
    return isTaken;
  }

  async again(): Promise<boolean> {
    return (await this.#again?.()) ?? false;
  }

  override forget(): void {
    this.refused = null;
    this.unheard = false;
  }

  protected override failed(error: unknown): void {
    this.refused = refusalOf(error);
    this.unheard = isUnanswered(error);
  }
}
