/** A tournament as the public follows it, on a phone or on the wall. */
import { Problem } from "../lib/api";
import { overview, standing } from "../tournament/api";
import { forgetKey, keyOf } from "../tournament/keys";
import { Updates } from "../tournament/updates.svelte";
import { ServerTime } from "../tournament/time.svelte";
import type { Overview, Ranking } from "../wire/generated";
import { keep, kept } from "./kept";
import { nameOf, type Wanted } from "./wanted";

export class Hall {
  seen = $state.raw<Overview | null>(null);
  /** When that was so, by the clock of this device. */
  at = $state(0);
  rankings = $state.raw<Record<string, Ranking>>({});
  /** Whether a key of this device was refused: the director has made them anew. */
  isLockedOut = $state(false);

  readonly id: string;
  readonly updates: Updates;
  readonly time = new ServerTime();
  #wanted: (seen: Overview) => Wanted[] = () => [];
  #asked = new Set<string>();

  constructor(id: string) {
    this.id = id;
    const before = kept(id);
    if (before) {
      // Without the key that was here then, one is somebody of the public.
      const you = { role: "public", series: 0, table: 0, number: 0, own: false } as const;
      this.seen = keyOf(id) === null ? { ...before.seen, you } : before.seen;
      this.rankings = before.rankings;
      this.at = before.at;
      this.time.set(before.seen.now, before.at);
    }
    this.updates = new Updates(id, () => this.#look());
  }

  /**
   * Has rankings fetched too, from now on. They depend on what is seen, so that a new phase and
   * the rankings it shows arrive together.
   */
  want(wanted: (seen: Overview) => Wanted[]): void {
    this.#wanted = wanted;
    if (!this.seen) return;
    const names = wanted(this.seen).map(nameOf);
    const isNew = names.some((name) => !this.#asked.has(name));
    this.#asked = new Set(names);
    if (isNew) this.updates.lookAgain();
  }

  ranking(wanted: Wanted): Ranking | undefined {
    return this.rankings[nameOf(wanted)];
  }

  async #look(): Promise<number> {
    const seen = await this.#overview();
    const wanted = this.#wanted(seen);
    this.#asked = new Set(wanted.map(nameOf));
    const found = await Promise.all(wanted.map((one) => this.#ranking(one)));
    this.seen = seen;
    this.rankings = Object.fromEntries(found.flatMap((one) => one ?? []));
    this.at = Date.now();
    this.time.set(seen.now, this.at);
    keep(this.id, { at: this.at, seen, rankings: this.rankings });
    return seen.version;
  }

  async #overview(): Promise<Overview> {
    try {
      return await overview(this.id);
    } catch (error) {
      const isWrong = error instanceof Problem && error.code === "wrong-key";
      if (!isWrong || keyOf(this.id) === null) throw error;
      forgetKey(this.id);
      this.isLockedOut = true;
      return await overview(this.id);
    }
  }

  /** A ranking under its name; nothing where there is none, such as of a series taken back. */
  async #ranking(wanted: Wanted): Promise<[[string, Ranking]] | null> {
    try {
      const found = await standing(this.id, wanted.scope, wanted.parties, wanted.only);
      return [[nameOf(wanted), found]];
    } catch (error) {
      if (error instanceof Problem && error.code === "no-series") return null;
      throw error;
    }
  }
}
