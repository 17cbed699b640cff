/**
 * Hears when something has happened in a tournament, and has it looked at again.
 *
 *     const updates = new Updates(id, async () => (picture = await overview(id)).version);
 *     $effect(() => updates.listen());
 *
 * A dead line is tried again and again, at once when the device says that the network is back.
 */
import { Problem } from "../lib/api";
import { newsAfter, isUnheard } from "./api";
import type { Place } from "./keys";

const FIRST_RETRY = 1000;
const LAST_RETRY = 15_000;

export class Updates {
  /** Whether the server can be heard now. */
  isDead = $state(false);
  /** What makes it pointless to go on: no such tournament, a key that opens nothing. */
  problem = $state.raw<Problem | null>(null);
  /** Milliseconds between two looks: where hundreds look on, each of them leaves some seconds. */
  gap = 0;

  readonly #id: string;
  readonly #look: () => Promise<number>;
  readonly #place: Place | undefined;
  #wake: () => void = () => {};
  #again = new AbortController();
  #isWanted = false;

  /** `look` fetches what is shown and gives back its version; with a place, only a list matters. */
  constructor(id: string, look: () => Promise<number>, place?: Place) {
    this.#id = id;
    this.#look = look;
    this.#place = place;
  }

  /** Looks at once and then whenever something has happened, until the answer is called. */
  listen(): () => void {
    const end = new AbortController();
    const wake = () => this.lookAgain();
    const seen = () => {
      if (document.visibilityState === "visible") wake();
    };
    window.addEventListener("online", wake, { signal: end.signal });
    document.addEventListener("visibilitychange", seen, { signal: end.signal });
    void this.#go(end.signal);
    return () => {
      end.abort();
      this.#again.abort();
      this.#wake();
    };
  }

  /** Looks now: something was done here, or the device woke up. */
  lookAgain(): void {
    this.#isWanted = true;
    this.#again.abort();
    this.#wake();
  }

  async #go(end: AbortSignal): Promise<void> {
    const isOver = () => end.aborted;
    let known = -1;
    let retry = FIRST_RETRY;
    while (!isOver()) {
      try {
        if (known >= 0 && !this.#isWanted && this.gap > 0)
          await this.#pause(this.gap * (0.5 + Math.random()));
        if (known >= 0 && !this.#isWanted) {
          this.#again = new AbortController();
          const version = await newsAfter(this.#id, known, this.#place, this.#again.signal);
          if (version === known) continue;
        }
        this.#isWanted = false;
        known = await this.#look();
        this.problem = null;
        this.isDead = false;
        retry = FIRST_RETRY;
      } catch (error) {
        if (isOver()) return;
        if (this.#isWanted && this.#again.signal.aborted) {
          this.#again = new AbortController();
          continue;
        }
        if (error instanceof Problem && !isUnheard(error) && error.code !== "too-many") {
          this.problem = error;
          return;
        }
        this.isDead = true;
        known = -1;
        await this.#pause(retry * (0.5 + Math.random()));
        retry = Math.min(retry * 2, LAST_RETRY);
      }
    }
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((settle) => {
      const timer = window.setTimeout(settle, milliseconds);
      this.#wake = () => {
        window.clearTimeout(timer);
        settle();
      };
    });
  }
}
