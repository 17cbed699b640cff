/**
 * The rows of a paper list while they are typed in. Typing never waits: rows are sent in order in
 * the background, and one that looks mistyped waits for a confirmation. Unsent rows are stored on
 * this device.
 */
import {
  previewCommand,
  isUnanswered,
  newId,
  refusalOf,
  type RefusalText,
} from "../../tournament/requests";
import type { DoubtInfo, GameSeen, Line, TournamentCommand } from "../../wire/generated";
import type { Office } from "../office.svelte";
import { emptyRow, readRow, type Letters, type RowInput } from "../row-input";
import { readPrinted } from "../printed-row";
import type { ListRef } from "../../tournament/access-keys";
import type { RatingTable } from "../../tournament/rating";

/** `typed`: incomplete. `waiting`: to be sent. `doubtful`: needs a confirmation. */
/** `printed`: as on the printed list. `quick`: who finished, how, and the points of the others. */
export type EntryOrder = "printed" | "quick";

type RowState = "typed" | "waiting" | "doubtful" | "refused" | "sent";

export interface RowDraft {
  typed: RowInput;
  state: RowState;
  id: string;
  doubts: DoubtInfo[];
  refused: RefusalText | null;
  isUnanswered: boolean;
  /** Whether the doubts were confirmed. */
  isSure: boolean;
}

interface PaperEntryOptions {
  office: Office;
  at: ListRef;
  /** The list or the control list. */
  kind: "list" | "control";
  seats: number;
  letters: () => Letters;
  /** The rating table of the list. */
  table: () => RatingTable;
  game: (number: number) => GameSeen | undefined;
  replays: () => number;
}

export class PaperEntry {
  drafts = $state<Record<number, RowDraft>>({});
  /** The order in which new rows are typed. */
  order = $state<EntryOrder>("printed");
  readonly #options: PaperEntryOptions;
  readonly #storageKey: string;
  #busy = false;

  constructor(options: PaperEntryOptions) {
    this.#options = options;
    const { office, at, kind } = options;
    this.#storageKey = `romme-paper-${office.id}-${at.series}-${at.table}-${kind}`;
    this.#restore();
  }

  get isEmpty(): boolean {
    return Object.keys(this.drafts).length === 0;
  }

  draft(game: number): RowDraft {
    return this.drafts[game] ?? this.#newDraft();
  }

  #newDraft(): RowDraft {
    const blank = emptyRow(this.#options.seats);
    const typed = this.order === "printed" ? { ...blank, ratings: [...blank.points] } : blank;
    const empty = { doubts: [], refused: null, isUnanswered: false, isSure: false };
    return { ...empty, typed, state: "typed", id: newId() };
  }

  /** Sets the text of a row, with a new command id. */
  type(game: number, typed: RowInput): void {
    this.drafts[game] = { ...this.#newDraft(), typed };
    this.#save();
  }

  /** Queues a complete row. Queueing a doubtful row again confirms it. */
  submit(game: number): void {
    const draft = this.drafts[game];
    if (!draft) return;
    if (draft.state === "doubtful") draft.isSure = true;
    draft.state = "waiting";
    draft.refused = null;
    this.#save();
    void this.#send();
  }

  /** Drops sent drafts that the list contains. */
  dropSent(games: (game: number) => boolean): void {
    for (const game of Object.keys(this.drafts).map(Number)) {
      if (this.drafts[game]?.state === "sent" && games(game)) this.#drop(game);
    }
  }

  drop(game: number): void {
    this.#drop(game);
    void this.#send();
  }

  #drop(game: number): void {
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- games are numbers
    delete this.drafts[game];
    this.#save();
  }

  async #send(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let game = this.#next(); game !== null; game = this.#next()) await this.#sendOne(game);
    } finally {
      this.#busy = false;
    }
  }

  /** The first unsent row; null if it needs attention, because the others wait for it. */
  #next(): number | null {
    const games = Object.keys(this.drafts).map(Number);
    const first = games
      .sort((one, other) => one - other)
      .find((game) => !["typed", "sent"].includes(this.drafts[game]?.state ?? "sent"));
    return first !== undefined && this.drafts[first]?.state === "waiting" ? first : null;
  }

  async #sendOne(number: number): Promise<void> {
    const draft = this.drafts[number];
    const game = this.#options.game(number);
    if (!draft || !game) return;
    const { typed } = draft;
    const letters = this.#options.letters();
    const { line } = typed.ratings
      ? readPrinted(typed, game, this.#options.table(), letters)
      : readRow(typed, game, letters);
    if (!line) {
      draft.state = "typed";
      return;
    }
    const command = this.#command(number, line);
    try {
      if (!draft.isSure) {
        draft.doubts = (await previewCommand(this.#options.office.id, command)).doubts;
        if (draft.doubts.length > 0) {
          draft.state = "doubtful";
          return;
        }
      }
      await this.#options.office.send(command, draft.id);
      draft.state = "sent";
    } catch (error) {
      draft.refused = refusalOf(error);
      draft.isUnanswered = isUnanswered(error);
      draft.state = "refused";
    }
    this.#save();
  }

  #command(game: number, line: Line): TournamentCommand {
    const { at, kind } = this.#options;
    if (kind === "control") return { do: "enter-control", ...at, game, line };
    return { do: "enter-line", ...at, game, line, seat: 0, replays: this.#options.replays() };
  }

  #save(): void {
    const unsent = Object.entries(this.drafts).filter(([, draft]) => draft.state !== "sent");
    const stored = unsent.map(([game, { typed, id }]) => ({ game: Number(game), typed, id }));
    if (stored.length === 0) localStorage.removeItem(this.#storageKey);
    else localStorage.setItem(this.#storageKey, JSON.stringify(stored));
  }

  #restore(): void {
    try {
      const stored = JSON.parse(localStorage.getItem(this.#storageKey) ?? "[]") as {
        game: number;
        typed: RowInput;
        id: string;
      }[];
      for (const { game, typed, id } of stored)
        this.drafts[game] = { ...this.#newDraft(), typed, id };
      if (stored.length > 0 && stored.every((one) => !one.typed.ratings)) this.order = "quick";
    } catch {
      localStorage.removeItem(this.#storageKey);
    }
  }
}
