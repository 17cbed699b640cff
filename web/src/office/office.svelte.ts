/** The tournament in the office, and how its components send commands. */
import { Attempt } from "../parts/attempt.svelte";
import {
  isUnanswered,
  sendCommand,
  newId,
  refusalOf,
  type RefusalText,
} from "../tournament/requests";
import { ServerTime } from "../tournament/server-time.svelte";
import { label, marksOf } from "../tournament/labels";
import type { Entrant, Overview, SeriesSeen, TournamentCommand } from "../wire/generated";
import { copyName } from "./copies/milestone";
import { ServerBackup } from "./copies/server-backup.svelte";
import { Stick } from "./copies/stick.svelte";
import { may, type Right } from "./rights";

const STORAGE_KEY = "romme-office-name";

export class Office {
  readonly id: string;
  readonly refresh: () => void;
  /** The name that is recorded with commands from this device. */
  signature = $state(localStorage.getItem(STORAGE_KEY) ?? "");
  /** The server's clock. */
  readonly serverTime: ServerTime;
  readonly stick: Stick;
  readonly backup: ServerBackup;
  readonly #getOverview: () => Overview;
  readonly #people = $derived.by(
    () => new Map(this.overview.people.map((one) => [one.number, one])),
  );

  readonly #marks = $derived.by(() => marksOf(this.overview.people));

  constructor(
    id: string,
    getOverview: () => Overview,
    refresh: () => void,
    serverTime = new ServerTime(),
  ) {
    this.serverTime = serverTime;
    this.id = id;
    this.#getOverview = getOverview;
    this.refresh = refresh;
    this.stick = new Stick(id, () => copyName(this.overview));
    this.backup = new ServerBackup(id);
  }

  get overview(): Overview {
    return this.#getOverview();
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

  /** The name with a mark if there is a namesake; for texts without start numbers. */
  displayName(number: number): string {
    return label(this.entrant(number)?.name ?? String(number), this.#marks.get(number));
  }

  /** The name after the start number, without a line break between them. */
  numberedName(number: number): string {
    const found = this.entrant(number);
    return found ? `${number}\u{a0}${found.name}` : String(number);
  }

  setSignature(name: string): void {
    this.signature = name.trim();
    localStorage.setItem(STORAGE_KEY, this.signature);
  }

  /** Sends a command. The id makes retries idempotent. With `seen`, refused if that version is outdated. */
  async send(command: TournamentCommand, id: string, seen = 0): Promise<void> {
    await sendCommand(this.id, command, { id, name: this.signature, seen });
    this.refresh();
  }
}

/** The state of a button or form in the office: busy, refused, or unanswered and to be retried. */
export class OfficeAction extends Attempt {
  refused = $state.raw<RefusalText | null>(null);
  /** No answer: the command may or may not have been carried out. A retry has the same id. */
  isUnanswered = $state(false);
  readonly #office: Office;
  #retry: (() => Promise<boolean>) | null = null;

  constructor(office: Office) {
    super();
    this.#office = office;
  }

  /** Sends a command; returns whether it succeeded. `done` is also called after a later retry. */
  async send(command: TournamentCommand, done: () => void = () => {}): Promise<boolean> {
    const id = newId();
    const isUndo = command.do === "undo-step" || command.do === "undo-on-list";
    const seen = isUndo ? this.#office.overview.version : 0;
    return await this.run(() => this.#office.send(command, id, seen), done);
  }

  /** Runs anything that the server may refuse. */
  override async run(work: () => Promise<void>, done: () => void = () => {}): Promise<boolean> {
    if (!this.busy) this.#retry = () => this.run(work, done);
    const hasSucceeded = await super.run(work);
    if (hasSucceeded) done();
    return hasSucceeded;
  }

  async retry(): Promise<boolean> {
    return (await this.#retry?.()) ?? false;
  }

  override reset(): void {
    this.refused = null;
    this.isUnanswered = false;
  }

  protected override handleError(error: unknown): void {
    this.refused = refusalOf(error);
    this.isUnanswered = isUnanswered(error);
  }
}
