/**
 * Long-polls a tournament and fetches it again after every change.
 *
 *     const updates = new Updates(id, async () => (overview = await fetchOverview(id)).version);
 *     $effect(() => updates.listen());
 *
 * Failed requests are retried with backoff, and at once when the device is back online.
 */
import { Problem } from "../lib/api";
import { waitForNews, isUnanswered } from "./requests";
import type { ListRef } from "./access-keys";

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 15_000;

export class Updates {
  /** Whether the last request got no answer. */
  isOffline = $state(false);
  /** A final error, such as an unknown tournament or a wrong key; polling has stopped. */
  problem = $state.raw<Problem | null>(null);
  /** Average pause between two polls; spectators wait some seconds, because there may be hundreds. */
  gapMs = 0;

  readonly #id: string;
  readonly #fetch: () => Promise<number>;
  readonly #place: ListRef | undefined;
  #wake: () => void = () => {};
  #newsRequest = new AbortController();
  #isRefreshDue = false;

  /** `fetchVersion` fetches the data and returns its version. `place` limits polling to one list. */
  constructor(id: string, fetchVersion: () => Promise<number>, place?: ListRef) {
    this.#id = id;
    this.#fetch = fetchVersion;
    this.#place = place;
  }

  /** Fetches now and after every change; returns a function that stops this. */
  listen(): () => void {
    const end = new AbortController();
    const wake = () => this.refresh();
    const onVisible = () => {
      if (document.visibilityState === "visible") wake();
    };
    window.addEventListener("online", wake, { signal: end.signal });
    document.addEventListener("visibilitychange", onVisible, { signal: end.signal });
    void this.#poll(end.signal);
    return () => {
      end.abort();
      this.#newsRequest.abort();
      this.#wake();
    };
  }

  /** Fetches at once, for instance after a command. */
  refresh(): void {
    this.#isRefreshDue = true;
    this.#newsRequest.abort();
    this.#wake();
  }

  async #poll(end: AbortSignal): Promise<void> {
    const isEnded = () => end.aborted;
    let version = -1;
    let retry = FIRST_RETRY_MS;
    while (!isEnded()) {
      try {
        if (version >= 0 && !this.#isRefreshDue && this.gapMs > 0)
          await this.#sleep(this.gapMs * (0.5 + Math.random()));
        if (version >= 0 && !this.#isRefreshDue) {
          this.#newsRequest = new AbortController();
          const { signal } = this.#newsRequest;
          const latest = await waitForNews(this.#id, version, this.#place, signal);
          if (latest === version) continue;
        }
        this.#isRefreshDue = false;
        version = await this.#fetch();
        this.problem = null;
        this.isOffline = false;
        retry = FIRST_RETRY_MS;
      } catch (error) {
        if (isEnded()) return;
        if (this.#isRefreshDue && this.#newsRequest.signal.aborted) {
          this.#newsRequest = new AbortController();
          continue;
        }
        if (error instanceof Problem && !isUnanswered(error) && error.code !== "too-many") {
          this.problem = error;
          return;
        }
        this.isOffline = true;
        version = -1;
        await this.#sleep(retry * (0.5 + Math.random()));
        retry = Math.min(retry * 2, MAX_RETRY_MS);
      }
    }
  }

  #sleep(milliseconds: number): Promise<void> {
    return new Promise((settle) => {
      const timer = window.setTimeout(settle, milliseconds);
      this.#wake = () => {
        window.clearTimeout(timer);
        settle();
      };
    });
  }
}
