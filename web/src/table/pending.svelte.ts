/** Acts and commands that the server has not answered because the connection is lost. */
import { cardText } from "../lib/cards";
import { say } from "../lib/words.svelte";
import type { Card, TableCommand } from "../wire/commands";
import type { Act } from "./acts.svelte";

/** An answer that takes longer may be to something that the player no longer sees. */
const LATE_MS = 2000;

export class Pending {
  /** Number of other acts that the player has tried in the meantime. */
  nudges = $state(0);
  /** Whether the last answer was late. */
  wasLate = false;
  /** Everything without an answer, the oldest first. */
  #waiting = $state.raw<{ text: string }[]>([]);
  readonly #isStalled: () => boolean;

  /** `isStalled` says whether nothing gets through at the moment. */
  constructor(isStalled: () => boolean) {
    this.#isStalled = isStalled;
  }

  /** A sentence about the oldest one that waits for the connection; "" if nothing does. */
  get text(): string {
    return this.#isStalled() ? (this.#waiting[0]?.text ?? "") : "";
  }

  /** Refuses another act, because the first one has no answer yet. */
  nudge(): null {
    this.nudges += 1;
    return null;
  }

  /** Waits for an answer. The text says that it waits for the connection. */
  async track<T>(text: string, answer: Promise<T>): Promise<T> {
    const one = { text };
    const since = performance.now();
    this.#waiting = [...this.#waiting, one];
    try {
      return await answer;
    } finally {
      this.wasLate = performance.now() - since > LATE_MS;
      this.#waiting = this.#waiting.filter((other) => other !== one);
      if (this.#waiting.length === 0) this.nudges = 0;
    }
  }
}

/** The sentence for a command that waits for the connection. */
export function pendingCommand(command: TableCommand): string {
  switch (command.do) {
    case "draw":
      return say("page-pending-draw");
    case "play":
      return pendingDiscard(/^discard (.+)$/.exec(command.end ?? "")?.[1]);
    case "cut":
    case "stage":
      return say("page-pending-move");
    default:
      return say("page-pending-other");
  }
}

/** The sentence for an act that waits for the connection. `card` is what it would discard. */
export function pendingAct(act: Act, card: Card | undefined): string {
  switch (act.do) {
    case "draw":
      return say("page-pending-draw");
    case "discard":
      return pendingDiscard(card);
    case "hint":
    case "go":
      return say("page-pending-other");
    default:
      return say("page-pending-move");
  }
}

function pendingDiscard(card: Card | undefined): string {
  return card === undefined
    ? say("page-pending-move")
    : say("page-pending-discard", { card: cardText(card) });
}
