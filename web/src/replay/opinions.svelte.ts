/** Requests the bots' opinions about moves, one after another. */
import { ask, Problem } from "../lib/api";
import { say } from "../lib/words.svelte";
import type { Decision, Opinion, Replay } from "../wire/generated";
import { nameOf } from "./step-text";

const RETRY_MS = 2000;

export class Opinions {
  /** Opinions by the first step of the decision. */
  found = $state.raw<Record<number, Opinion>>({});
  /** Number of opinions still to fetch. */
  waiting = $state(0);
  total = $state(0);
  problem = $state("");

  readonly #replay: Replay;
  #queue: Decision[] = [];
  #isWorking = false;

  constructor(replay: Replay) {
    this.#replay = replay;
  }

  get isAsking(): boolean {
    return this.waiting > 0;
  }

  of(decision: Decision | null): Opinion | null {
    if (decision === null) return null;
    if (decision.only) return { step: decision.first, verdict: "only", played: null, best: [] };
    return this.found[decision.first] ?? null;
  }

  /** Queues decisions that have no opinion yet. */
  async askAbout(decisions: readonly Decision[]): Promise<void> {
    const fresh = decisions.filter((one) => this.of(one) === null && !this.#queue.includes(one));
    this.total = this.isAsking ? this.total + fresh.length : fresh.length;
    this.#queue.push(...fresh);
    this.waiting = this.#queue.length;
    this.problem = "";
    if (this.#isWorking) return;
    this.#isWorking = true;
    await this.#work();
    this.#isWorking = false;
  }

  stop(): void {
    this.#queue = [];
    this.waiting = 0;
  }

  async #work(): Promise<void> {
    for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
      try {
        const opinion = await this.#fetch(next);
        this.found = { ...this.found, [next.first]: opinion };
        this.#queue = this.#queue.filter((one) => one !== next);
      } catch (error) {
        if (error instanceof Problem && error.code === "too-many") {
          await new Promise((wake) => window.setTimeout(wake, RETRY_MS));
        } else {
          const known = error instanceof Problem && error.message;
          this.problem = known ? error.message : say("page-no-server");
          this.stop();
        }
      }
      this.waiting = this.#queue.length;
    }
  }

  #fetch(decision: Decision): Promise<Opinion> {
    const names = this.#replay.names.map((_, place) => nameOf(this.#replay, place + 1));
    const body = { file: this.#replay.file, step: decision.first, names };
    return ask("POST /api/replays/opinion", { body });
  }
}
