/** Sends what waits, one after another, each until there is an answer. */
import type { OnList } from "./pending";
import type { Shelf, Waiting } from "./shelf";

/** What became of a command that was sent. */
export type Outcome =
  | { is: "taken"; version: number }
  /** Nobody answered: it may have arrived or not. */
  | { is: "unheard" }
  /** The link does not open this list any more: everything waits for a new one. */
  | { is: "locked"; code: string; message: string }
  | { is: "refused"; code: string; message: string };

/** How sending went: `busy` where another tab does it. */
export type Sent = "done" | "unheard" | "locked" | "busy";

/** Runs work alone among the tabs of this device; false if another one is at it. */
export type Alone = (work: () => Promise<void>) => Promise<boolean>;

/** What a refusal leaves without ground: nobody signs or confirms a line that is not there. */
export function leansOn(later: OnList, refused: OnList): boolean {
  if (later.do === "sign") return refused.do !== "sign" && refused.do !== "enter-control";
  if (!("game" in later) || !("game" in refused) || later.game !== refused.game) return false;
  if (later.do === "confirm-line")
    return refused.do === "enter-line" || refused.do === "correct-line";
  return later.do === "correct-line" && refused.do !== "enter-control";
}

export class Sender {
  readonly #shelf: Shelf;
  readonly #post: (one: Waiting) => Promise<Outcome>;
  readonly #alone: Alone;
  readonly #changed: () => void;
  #running: Promise<Sent> | null = null;

  constructor(
    shelf: Shelf,
    post: (one: Waiting) => Promise<Outcome>,
    { alone, changed }: { alone: Alone; changed: () => void },
  ) {
    this.#shelf = shelf;
    this.#post = post;
    this.#alone = alone;
    this.#changed = changed;
  }

  /** Sends all that waits; while it runs, what is added is sent too. */
  run(): Promise<Sent> {
    this.#running ??= this.#go().finally(() => (this.#running = null));
    return this.#running;
  }

  async #go(): Promise<Sent> {
    let sent: Sent = "done";
    const isMine = await this.#alone(async () => {
      sent = await this.#all();
    });
    return isMine ? sent : "busy";
  }

  async #all(): Promise<Sent> {
    for (;;) {
      const next = this.#shelf.waiting().find((one) => !one.sent);
      if (!next) return "done";
      if (!this.#shelf.note(next, { tried: true })) continue;
      const outcome = await this.#post(next);
      switch (outcome.is) {
        case "taken":
          this.#shelf.note(next, { sent: outcome.version });
          break;
        case "refused":
          this.#refuse(next, outcome.code, outcome.message);
          break;
        case "unheard":
        case "locked":
          return outcome.is;
      }
      this.#changed();
    }
  }

  #refuse(refused: Waiting, code: string, message: string): void {
    const later = this.#shelf.waiting().filter((one) => one.order > refused.order && !one.sent);
    this.#shelf.putAside(refused, code, message);
    for (const one of later)
      if (leansOn(one.command, refused.command)) this.#shelf.putAside(one, code, message);
  }
}
