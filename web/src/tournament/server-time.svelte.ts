/** Estimates the server's clock, because the clocks of phones are often wrong. */

export class ServerTime {
  /** Current server time in ms; updated every second while `tick` runs. */
  now = $state(Date.now());
  #offsetMs = 0;

  /** Sets the server time that was received at the local time `receivedAt`. */
  set(server: number, receivedAt = Date.now()): void {
    this.#offsetMs = server - receivedAt;
    this.now = Date.now() + this.#offsetMs;
  }

  /** Starts updating `now`; returns a function that stops it: `$effect(() => time.tick())`. */
  tick(): () => void {
    const timer = window.setInterval(() => (this.now = Date.now() + this.#offsetMs), 1000);
    return () => window.clearInterval(timer);
  }
}
