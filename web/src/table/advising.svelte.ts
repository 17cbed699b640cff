/** What is advised in this turn, and what of it is left to do after what is staged already. */
import type { HintAdvice } from "../wire/generated";
import { say } from "../lib/words.svelte";
import { leftOf } from "./plan";
import type { Playing } from "./playing.svelte";

export class Advising {
  /** The best moves, the best first; null if nobody has asked. */
  given = $state.raw<HintAdvice[] | null>(null);
  readonly #playing: Playing;

  constructor(playing: Playing) {
    this.#playing = playing;
  }

  async ask(): Promise<void> {
    const at = this.#playing.watched.version;
    const answer = await this.#playing.ask({ do: "hint", at });
    if (answer?.is === "hinted") this.given = answer.advice;
  }

  /** What to do, without what is done; what stands in the way is to be taken back first. */
  told({ moves, sentences }: HintAdvice): string {
    const left = leftOf(
      moves.map(act),
      this.#playing.steps,
      this.#playing.picture?.melds.length ?? 0,
    );
    if (left === null) return [say("page-take-back-first"), ...sentences].join(" ");
    return sentences.filter((_, at) => left.includes(at)).join(" ") || say("page-finish");
  }

  /** Does what is advised: the draw, or the rest of the turn. */
  async follow({ moves }: HintAdvice): Promise<void> {
    const acts = moves.map(act);
    const pile = /^draw (stock|open)$/.exec(acts[0] ?? "")?.[1];
    if (pile === "stock" || pile === "open") return this.#playing.draw(pile);
    const steps = acts.filter((one) => /^(meld|add|swap) /.test(one));
    await this.#playing.play(steps, acts.find((one) => !steps.includes(one)) ?? null);
  }
}

/** A move as in a game file is written with its seat in front. */
function act(move: string): string {
  return move.replace(/^\d+ /, "");
}
