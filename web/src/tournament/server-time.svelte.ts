/** Estimates the server's clock, because the clocks of phones are often wrong. */

const TICK_MS = 1000;
/** Differences up to this are delays of timers. */
const MIN_JUMP_MS = 2000;

export class ServerTime {
  /** Current server time in ms; updated every second while `tick` runs. */
  now = $state(Date.now());
  #offsetMs = 0;

  /** Sets the server time that was received at the local time `receivedAt`. */
  set(server: number, receivedAt = Date.now()): void {
    this.#offsetMs = server - receivedAt;
    this.now = Date.now() + this.#offsetMs;
  }

  /**
   * Starts updating `now`; returns a function that stops it: `$effect(() => time.tick())`. Calls
   * `jumped` if the clock of this device was changed, or if the device has slept: then the server's
   * time has to be fetched again.
   */
  tick(jumped: () => void = () => {}): () => void {
    let drift = Date.now() - performance.now();
    const timer = window.setInterval(() => {
      this.now = Date.now() + this.#offsetMs;
      const current = Date.now() - performance.now();
      if (Math.abs(current - drift) < MIN_JUMP_MS) return;
      drift = current;
      jumped();
    }, TICK_MS);
    return () => window.clearInterval(timer);
  }
}
