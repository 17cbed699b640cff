/**
 * Whether the server answers.
 *
 * The browser's own word, `navigator.onLine`, is not taken: it is true in any network, also one whose
 * server is away, and in some browsers for every page that a service worker shows. What it says is a
 * reason to ask the server, no more.
 */
const PROBE = "/api/health";
/** Milliseconds after which a server that says nothing counts as away. */
const ANSWER_WITHIN_MS = 4000;
/** A server that answered before may be away this long, for a restart, before people are told. */
const SURE_AFTER_MS = 4000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 10_000;

export type Probe = () => Promise<boolean>;

export class Reach {
  /** Whether the server is known not to answer. */
  isAway = $state(false);

  readonly #probe: Probe;
  /** Whether it ever answered this page. */
  #answered = false;
  /** When it was first found silent; null while it answers. */
  #silentSince: number | null = null;
  #probing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry = FIRST_RETRY_MS;

  constructor(probe: Probe) {
    this.#probe = probe;
  }

  /** Notes an answer of the server, to whatever. */
  heard(): void {
    clearTimeout(this.#timer);
    this.#answered = true;
    this.#silentSince = null;
    this.#retry = FIRST_RETRY_MS;
    this.isAway = false;
  }

  /** Asks the server whether it is there, and goes on asking until it answers. */
  doubt(): void {
    if (this.#probing) return;
    clearTimeout(this.#timer);
    this.#probing = true;
    void this.#probe().then((answers) => {
      this.#probing = false;
      if (answers) this.heard();
      else this.#missed();
    });
  }

  #missed(): void {
    const now = Date.now();
    this.#silentSince ??= now;
    const unsureFor = this.#answered ? this.#silentSince + SURE_AFTER_MS - now : 0;
    if (unsureFor <= 0) this.isAway = true;
    const wait = this.isAway ? this.#retry : Math.min(this.#retry, unsureFor);
    this.#timer = setTimeout(() => this.doubt(), wait);
    this.#retry = Math.min(2 * this.#retry, LONGEST_RETRY_MS);
  }
}

/** Asks for as little as possible; a proxy or a hotel's login page that answers instead does not count. */
async function probe(): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  try {
    const answer = await fetch(PROBE, { cache: "no-store", redirect: "error", signal });
    return answer.ok && "node" in ((await answer.json()) as object);
  } catch {
    return false;
  }
}

export const reach = new Reach(probe);
