/** Hints for the current turn, relative to the steps already staged. */
import type { HintAdvice } from "../wire/generated";
import { say } from "../lib/words.svelte";
import { remainingMoves } from "./turn-plan";
import type { Player } from "./player.svelte";

const MAX_SHOWN = 3;

export class Hints {
  /** The best moves, the best first; null if no hint was requested. */
  advice = $state.raw<HintAdvice[] | null>(null);
  /** Whether the reasons are shown. */
  showsReasons = $state(false);
  /** The moves that are shown. */
  readonly best: HintAdvice[] = $derived(this.advice?.slice(0, MAX_SHOWN) ?? []);
  readonly #player: Player;

  constructor(player: Player) {
    this.#player = player;
  }

  async ask(): Promise<void> {
    const at = this.#player.watched.version;
    const answer = await this.#player.ask({ do: "hint", at });
    if (answer?.is === "hinted") this.advice = answer.advice;
  }

  clear(): void {
    this.advice = null;
    this.showsReasons = false;
  }

  /** The text of a hint: the remaining moves, or a request to take back other steps first. */
  text({ moves, sentences }: HintAdvice): string {
    const left = remainingMoves(
      moves.map(withoutSeat),
      this.#player.steps,
      this.#player.picture?.melds.length ?? 0,
    );
    if (left === null) return [say("page-take-back-first"), ...sentences].join(" ");
    return sentences.filter((_, at) => left.includes(at)).join(" ") || say("page-finish");
  }

  /** Carries out a hint: the draw, or the rest of the turn. */
  async follow(advice: HintAdvice): Promise<void> {
    await this.#player.acts.inTurn("follow hint", () => this.#follow(advice));
  }

  async #follow({ moves }: HintAdvice): Promise<void> {
    const acts = moves.map(withoutSeat);
    const pile = /^draw (stock|open)$/.exec(acts[0] ?? "")?.[1];
    if (pile === "stock" || pile === "open") return this.#player.draw(pile);
    const steps = acts.filter((one) => /^(meld|add|swap) /.test(one));
    await this.#player.play(steps, acts.find((one) => !steps.includes(one)) ?? null);
  }
}

/** Removes the seat number from a move in game-file notation. */
function withoutSeat(move: string): string {
  return move.replace(/^\d+ /, "");
}
