/**
 * The rows of a paper list while they are typed in. Whoever types goes on at once; rows are sent one
 * behind the other, and one that looks mistyped waits until somebody has looked at it. What is not
 * sent yet is kept on this device.
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
import { emptyRow, readRow, type Letters, type Typed } from "../paper";
import type { ListAt } from "../place";

/** A row that nobody has finished, that waits to be sent, that needs a look, or that was sent. */
type State = "typed" | "waiting" | "doubtful" | "refused" | "sent";

export interface Draft {
  typed: Typed;
  state: State;
  id: string;
  doubts: DoubtInfo[];
  refused: RefusalText | null;
  unheard: boolean;
  /** Somebody has looked at what is doubtful. */
  isSure: boolean;
}

interface Means {
  office: Office;
  at: ListAt;
  /** The list, or the second one that it is compared with. */
  kind: "list" | "control";
  seats: number;
  letters: () => Letters;
  game: (number: number) => GameSeen | undefined;
  replays: () => number;
}

export class Typing {
  drafts = $state<Record<number, Draft>>({});
  readonly #means: Means;
  readonly #kept: string;
  #busy = false;

  constructor(means: Means) {
    this.#means = means;
    const { office, at, kind } = means;
    this.#kept = `romme-paper-${office.id}-${at.series}-${at.table}-${kind}`;
    this.#restore();
  }

  get isEmpty(): boolean {
    return Object.keys(this.drafts).length === 0;
  }

  draft(game: number): Draft {
    return this.drafts[game] ?? this.#fresh();
  }

  #fresh(): Draft {
    const typed = emptyRow(this.#means.seats);
    const fresh = { doubts: [], refused: null, unheard: false, isSure: false };
    return { ...fresh, typed, state: "typed", id: newId() };
  }

  /** Takes over what is typed; something else than before is something else to be sent. */
  type(game: number, typed: Typed): void {
    this.drafts[game] = { ...this.#fresh(), typed };
    this.#keep();
  }

  /** The row is finished: it is sent as soon as those before it are. */
  take(game: number): void {
    const draft = this.drafts[game];
    if (!draft) return;
    if (draft.state === "doubtful") draft.isSure = true;
    draft.state = "waiting";
    draft.refused = null;
    this.#keep();
    void this.#send();
  }

  /** What the list has by now needs no draft any more. */
  forget(games: (game: number) => boolean): void {
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
    this.#keep();
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

  /** The first row that is not sent yet, unless it needs a look: the others wait behind it. */
  #next(): number | null {
    const games = Object.keys(this.drafts).map(Number);
    const first = games
      .sort((one, other) => one - other)
      .find((game) => !["typed", "sent"].includes(this.drafts[game]?.state ?? "sent"));
    return first !== undefined && this.drafts[first]?.state === "waiting" ? first : null;
  }

  async #sendOne(number: number): Promise<void> {
    const draft = this.drafts[number];
    const game = this.#means.game(number);
    if (!draft || !game) return;
    const { line } = readRow(draft.typed, game, this.#means.letters());
    if (!line) {
      draft.state = "typed";
      return;
    }
    const command = this.#command(number, line);
    try {
      if (!draft.isSure) {
        draft.doubts = (await previewCommand(this.#means.office.id, command)).doubts;
        if (draft.doubts.length > 0) {
          draft.state = "doubtful";
          return;
        }
      }
      await this.#means.office.ask(command, draft.id);
      draft.state = "sent";
    } catch (error) {
      draft.refused = refusalOf(error);
      draft.unheard = isUnanswered(error);
      draft.state = "refused";
    }
    this.#keep();
  }

  #command(game: number, line: Line): TournamentCommand {
    const { at, kind } = this.#means;
    if (kind === "control") return { do: "enter-control", ...at, game, line };
    return { do: "enter-line", ...at, game, line, seat: 0, replays: this.#means.replays() };
  }

  #keep(): void {
    const unsent = Object.entries(this.drafts).filter(([, draft]) => draft.state !== "sent");
    const kept = unsent.map(([game, { typed, id }]) => ({ game: Number(game), typed, id }));
    if (kept.length === 0) localStorage.removeItem(this.#kept);
    else localStorage.setItem(this.#kept, JSON.stringify(kept));
  }

  #restore(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#kept) ?? "[]") as {
        game: number;
        typed: Typed;
        id: string;
      }[];
      for (const { game, typed, id } of kept) this.drafts[game] = { ...this.#fresh(), typed, id };
    } catch {
      localStorage.removeItem(this.#kept);
    }
  }
}
