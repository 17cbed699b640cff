/** Sends pending commands one after another. */
import type { OnList } from "./pending";
import type { ListStorage, PendingCommand } from "./storage";

/** The outcome of a sent command. */
export type Outcome =
  | { is: "taken"; version: number }
  /** No answer: the command may or may not have arrived. */
  | { is: "unanswered" }
  /** The key no longer opens this list: everything waits for a new one. */
  | { is: "locked"; code: string; message: string }
  | { is: "refused"; code: string; message: string };

/** `busy`: another tab is sending. */
export type SendResult = "done" | "unanswered" | "locked" | "busy";

/** Runs `work` unless another tab holds the lock; returns whether it ran. */
export type RunExclusive = (work: () => Promise<void>) => Promise<boolean>;

/** Whether a later command makes no sense without a refused one, like confirming a missing line. */
export function dependsOn(later: OnList, refused: OnList): boolean {
  if (later.do === "sign") return refused.do !== "sign" && refused.do !== "enter-control";
  if (!("game" in later) || !("game" in refused) || later.game !== refused.game) return false;
  if (later.do === "confirm-line")
    return refused.do === "enter-line" || refused.do === "correct-line";
  return later.do === "correct-line" && refused.do !== "enter-control";
}

export class Sender {
  readonly #storage: ListStorage;
  readonly #post: (one: PendingCommand) => Promise<Outcome>;
  readonly #runExclusive: RunExclusive;
  readonly #changed: () => void;
  #running: Promise<SendResult> | null = null;

  constructor(
    storage: ListStorage,
    post: (one: PendingCommand) => Promise<Outcome>,
    { runExclusive, changed }: { runExclusive: RunExclusive; changed: () => void },
  ) {
    this.#storage = storage;
    this.#post = post;
    this.#runExclusive = runExclusive;
    this.#changed = changed;
  }

  /** Sends all pending commands, including those added meanwhile. */
  run(): Promise<SendResult> {
    this.#running ??= this.#start().finally(() => (this.#running = null));
    return this.#running;
  }

  async #start(): Promise<SendResult> {
    let result: SendResult = "done";
    const hasRun = await this.#runExclusive(async () => {
      result = await this.#sendAll();
    });
    return hasRun ? result : "busy";
  }

  async #sendAll(): Promise<SendResult> {
    for (;;) {
      const next = this.#storage.pending().find((one) => !one.sent);
      if (!next) return "done";
      if (!this.#storage.update(next, { tried: true })) continue;
      const outcome = await this.#post(next);
      switch (outcome.is) {
        case "taken":
          this.#storage.update(next, { sent: outcome.version });
          break;
        case "refused":
          this.#refuse(next, outcome.code, outcome.message);
          break;
        case "unanswered":
        case "locked":
          return outcome.is;
      }
      this.#changed();
    }
  }

  #refuse(refused: PendingCommand, code: string, message: string): void {
    const later = this.#storage.pending().filter((one) => one.order > refused.order && !one.sent);
    this.#storage.moveToRefused(refused, code, message);
    for (const one of later)
      if (dependsOn(one.command, refused.command)) this.#storage.moveToRefused(one, code, message);
  }
}
