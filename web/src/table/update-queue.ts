/** Shows updates one after the other: each when the cards of the one before have landed. */

/** Maximum time that an update waits. If more have arrived, all of them are shown faster. */
const MAX_BEHIND_MS = 2000;
/** Extra time for cards that are still in flight, because the browser started them late. */
const MAX_LATE_MS = 400;
const RETRY_MS = 16;

interface QueuedUpdate<Update> {
  update: Update;
  /** Time until its cards have landed. */
  landsMs: number;
}

export interface UpdateDisplay<Update> {
  /** Shows an update, whose cards land within `landsMs`. */
  show: (update: Update, landsMs: number) => void;
  /** Called once for each update, in order, when its cards have landed. */
  landed: (update: Update) => void;
  /** Whether cards are still in flight. */
  isFlying: () => boolean;
  /** Speeds up the cards in flight by this factor. */
  speedUp: (factor: number) => void;
}

export class UpdateQueue<Update> {
  readonly #display: UpdateDisplay<Update>;
  #waiting: QueuedUpdate<Update>[] = [];
  #flying: { update: Update; until: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(display: UpdateDisplay<Update>) {
    this.#display = display;
  }

  /** Shows an update as soon as the cards of all earlier ones have landed. */
  add(update: Update, landsMs: number): void {
    this.#waiting.push({ update, landsMs });
    this.#catchUp();
    this.#advance();
  }

  /** Shows an update at once, and everything that waits before it. */
  addUrgent(update: Update, landsMs: number): void {
    this.flush();
    this.#waiting.push({ update, landsMs });
    this.#advance();
  }

  /** Shows everything that waits, without flights. */
  flush(): void {
    this.#land();
    for (const { update } of this.#waiting.splice(0)) {
      this.#display.show(update, 0);
      this.#display.landed(update);
    }
  }

  /** If the last update would wait too long, plays everything before it faster. */
  #catchUp(): void {
    const inFlight = this.#flying === null ? 0 : Math.max(0, this.#flying.until - now());
    const wait = this.#waiting.slice(0, -1).reduce((sum, one) => sum + one.landsMs, inFlight);
    if (wait <= MAX_BEHIND_MS) return;
    const factor = MAX_BEHIND_MS / wait;
    for (const one of this.#waiting) one.landsMs *= factor;
    if (this.#flying === null) return;
    this.#flying.until = now() + inFlight * factor;
    this.#display.speedUp(1 / factor);
    this.#wait(this.#flying.until);
  }

  #advance(): void {
    while (this.#flying === null) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      const { update, landsMs } = next;
      this.#display.show(update, landsMs);
      if (landsMs === 0) {
        this.#display.landed(update);
      } else {
        this.#flying = { update, until: now() + landsMs };
        this.#wait(this.#flying.until);
      }
    }
  }

  #wait(until: number, wakeAt = until): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#display.isFlying() && now() < until + MAX_LATE_MS) {
        this.#wait(until, now() + RETRY_MS);
        return;
      }
      this.#land();
      this.#advance();
    }, wakeAt - now());
  }

  #land(): void {
    clearTimeout(this.#timer);
    const flying = this.#flying;
    this.#flying = null;
    if (flying !== null) this.#display.landed(flying.update);
  }
}

function now(): number {
  return performance.now();
}
