/**
 * Whether the server answers.
 *
 * `navigator.onLine` is not enough: it is true on any network, even if the server is down, and in
 * some browsers for every page that a service worker serves. When it changes, the server is probed.
 */
const PROBE = "/api/health";
const PROBE_TIMEOUT_MS = 4000;
/** Grace period for a restart, before a server that has answered is reported as unreachable. */
const GRACE_MS = 4000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 10_000;

export type Probe = () => Promise<boolean>;

export class Reachability {
  /** Whether the server is known to be unreachable. */
  isUnreachable = $state(false);

  /** Whether a part of the page shows the state of the connection in a place of its own. */
  isShownElsewhere = $state(false);

  readonly #probe: Probe;
  /** Whether the server has ever answered this page. */
  #answered = false;
  /** Time of the first failed probe; null while the server answers. */
  #unansweredSince: number | null = null;
  #probing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry = FIRST_RETRY_MS;

  constructor(probe: Probe) {
    this.#probe = probe;
  }

  /** Call this after any answer of the server. */
  markReachable(): void {
    clearTimeout(this.#timer);
    this.#answered = true;
    this.#unansweredSince = null;
    this.#retry = FIRST_RETRY_MS;
    this.isUnreachable = false;
  }

  /** Hides the notice at the bottom until the returned function is called. */
  showElsewhere(): () => void {
    this.isShownElsewhere = true;
    return () => (this.isShownElsewhere = false);
  }

  /** Probes the server, and keeps probing until it answers. */
  check(): void {
    if (this.#probing) return;
    clearTimeout(this.#timer);
    this.#probing = true;
    void this.#probe().then((answers) => {
      this.#probing = false;
      if (answers) this.markReachable();
      else this.#probeFailed();
    });
  }

  #probeFailed(): void {
    const now = Date.now();
    this.#unansweredSince ??= now;
    const graceLeft = this.#answered ? this.#unansweredSince + GRACE_MS - now : 0;
    if (graceLeft <= 0) this.isUnreachable = true;
    const wait = this.isUnreachable ? this.#retry : Math.min(this.#retry, graceLeft);
    this.#timer = setTimeout(() => this.check(), wait);
    this.#retry = Math.min(2 * this.#retry, LONGEST_RETRY_MS);
  }
}

/** Fetches the health endpoint. An answer of a proxy or of a captive portal does not count. */
async function probe(): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  try {
    const answer = await fetch(PROBE, { cache: "no-store", redirect: "error", signal });
    return answer.ok && "node" in ((await answer.json()) as object);
  } catch {
    return false;
  }
}

export const reachability = new Reachability(probe);
