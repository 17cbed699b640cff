/** The server's clock as this device knows it: the clocks of phones are wrong. */

export class ServerTime {
  /** By the server's clock, moved on every second while `tick` runs. */
  now = $state(Date.now());
  #ahead = 0;

  /** Takes over what the server said, now or at another time of this device. */
  set(server: number, heard = Date.now()): void {
    this.#ahead = server - heard;
    this.now = Date.now() + this.#ahead;
  }

  /** Lets time go by: `$effect(() => time.tick())`. */
  tick(): () => void {
    const timer = window.setInterval(() => (this.now = Date.now() + this.#ahead), 1000);
    return () => window.clearInterval(timer);
  }
}
