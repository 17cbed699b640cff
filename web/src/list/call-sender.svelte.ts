/**
 * The call for the director on the phone of a table.
 *
 * Only the last wish counts: a call, or to take it back. It is stored on the phone until the server
 * has answered, and a call keeps the time of the press.
 */
import { newId, refusalOf, isUnanswered, sendCommand } from "../tournament/requests";
import type { ListRef } from "../tournament/access-keys";
import type { CallSeen, IncidentKind, TournamentCommand } from "../wire/generated";
import { storagePrefix } from "./storage";

/** An answer is shown for this long. */
const SHOWN_MS = 15 * 60_000;

interface Wish {
  /** The command id, which makes retries idempotent. */
  id: string;
  do: "call-director" | "withdraw-call";
  kind: IncidentKind | null;
  /** When the button was pressed, by the server's clock. */
  at: number;
  /** Whether it was ever sent; then it may have arrived even without an answer. */
  tried: boolean;
}

/** `unsent`: the server does not know the call yet. `coming`: somebody has answered. */
export type CallState = "none" | "unsent" | "open" | "coming";

export class CallSender {
  /** Why the last call was refused. */
  refusal = $state("");
  readonly #id: string;
  readonly #place: ListRef;
  readonly #key: string;
  readonly #refresh: () => void;
  #wish = $state.raw<Wish | null>(null);
  #seen = $state.raw<CallSeen | null>(null);
  /** When the call was answered whose answer was read. */
  #read = $state(0);
  #sending: Promise<void> | null = null;

  /** `refresh` fetches the list again. */
  constructor(id: string, place: ListRef, refresh: () => void) {
    this.#id = id;
    this.#place = place;
    this.#key = `${storagePrefix(id, place)}call`;
    this.#refresh = refresh;
    this.#wish = this.#stored();
  }

  /** The call that the server knows. */
  see(call: CallSeen | null | undefined): void {
    this.#seen = call ?? null; // missing in snapshots of older versions
  }

  state(now: number): CallState {
    if (this.#wish) return this.#wish.do === "call-director" ? "unsent" : "none";
    const seen = this.#seen;
    if (!seen) return "none";
    if (seen.answered_at === null) return "open";
    const isOld = now - seen.answered_at > SHOWN_MS;
    return isOld || this.#read === seen.answered_at ? "none" : "coming";
  }

  /** When the current call was made, by the server's clock. */
  get at(): number {
    return this.#wish?.at ?? this.#seen?.at ?? 0;
  }

  /** The name of the person who is coming. */
  get answeredBy(): string {
    return this.#seen?.answered_by ?? "";
  }

  call(kind: IncidentKind | null, now: number): void {
    const isOpen = this.#wish === null && this.#seen?.answered_at === null;
    if (this.#wish?.do === "call-director" || isOpen) return;
    this.#want({ id: newId(), do: "call-director", kind, at: Math.round(now), tried: false });
  }

  takeBack(): void {
    if (this.#wish?.do === "call-director" && !this.#wish.tried) this.#want(null);
    else this.#want({ id: newId(), do: "withdraw-call", kind: null, at: 0, tried: false });
  }

  /** Hides the answer. */
  read(): void {
    this.#read = this.#seen?.answered_at ?? 0;
  }

  /** Sends the wish, if there is one. Without an answer it stays, until the next call of this. */
  send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = null));
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    for (let wish = this.#wish; wish; wish = this.#wish) {
      this.#store({ ...wish, tried: true });
      try {
        await sendCommand(this.#id, this.#command(wish), { id: wish.id, place: this.#place });
        this.refusal = "";
      } catch (error) {
        if (isUnanswered(error)) return;
        this.refusal = refusalOf(error).message;
      }
      if (this.#wish?.id === wish.id) {
        if (this.refusal === "") this.#expect(wish);
        this.#store(null);
      }
      this.#refresh();
    }
  }

  #command({ do: wanted, kind, at }: Wish): TournamentCommand {
    if (wanted === "withdraw-call") return { do: wanted, ...this.#place };
    return { do: wanted, ...this.#place, kind, at };
  }

  /** Shows the result until the list is fetched again. */
  #expect({ do: wanted, kind, at }: Wish): void {
    const { series, table } = this.#place;
    const call = { series, table, kind, at, answered_at: null, answered_by: "" };
    this.#seen = wanted === "call-director" ? call : null;
  }

  #want(wish: Wish | null): void {
    this.refusal = "";
    this.#store(wish);
    void this.send();
  }

  #store(wish: Wish | null): void {
    this.#wish = wish;
    try {
      if (wish) localStorage.setItem(this.#key, JSON.stringify(wish));
      else localStorage.removeItem(this.#key);
    } catch {
      // The call is still sent, as long as the page is open.
    }
  }

  #stored(): Wish | null {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? "null") as Wish | null;
    } catch {
      return null;
    }
  }
}
