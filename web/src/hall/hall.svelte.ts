/** Live state of a tournament for the public pages: phone and wall. */
import { Problem } from "../lib/api";
import { fetchOverview, fetchRanking } from "../tournament/requests";
import { forgetKey, keyOf } from "../tournament/access-keys";
import { Updates } from "../tournament/updates.svelte";
import { ServerTime } from "../tournament/server-time.svelte";
import type { Overview, Ranking } from "../wire/generated";
import { saveSnapshot, loadSnapshot } from "./snapshots";
import { rankingKey, type RankingQuery } from "./ranking-query";

export class Hall {
  overview = $state.raw<Overview | null>(null);
  /** When the overview was fetched, by the clock of this device; 0 if never. */
  fetchedAt = $state(0);
  rankings = $state.raw<Record<string, Ranking>>({});
  /** Whether the key of this device was refused, because the director renewed the links. */
  isKeyRevoked = $state(false);

  readonly id: string;
  readonly updates: Updates;
  readonly serverTime = new ServerTime();
  #queries: (overview: Overview) => RankingQuery[] = () => [];
  #requestedKeys = new Set<string>();

  constructor(id: string) {
    this.id = id;
    const snapshot = loadSnapshot(id);
    if (snapshot) {
      // The key may have been removed since: then this device has the role of the public.
      const you = { role: "public", series: 0, table: 0, number: 0, own: false } as const;
      this.overview = keyOf(id) === null ? { ...snapshot.seen, you } : snapshot.seen;
      this.rankings = snapshot.rankings;
      this.fetchedAt = snapshot.at;
      this.serverTime.set(snapshot.seen.now, snapshot.at);
    }
    this.updates = new Updates(id, () => this.#fetch());
  }

  /** Runs the server's clock, and fetches its time again if the clock of this device was changed. */
  tick(): () => void {
    return this.serverTime.tick(() => this.updates.refresh());
  }

  /**
   * Fetches rankings with every overview. Which ones depends on the overview, so that a new phase
   * and its rankings arrive together.
   */
  watchRankings(queries: (overview: Overview) => RankingQuery[]): void {
    this.#queries = queries;
    if (!this.overview) return;
    const keys = queries(this.overview).map(rankingKey);
    const isNew = keys.some((key) => !this.#requestedKeys.has(key));
    this.#requestedKeys = new Set(keys);
    if (isNew) this.updates.refresh();
  }

  ranking(query: RankingQuery): Ranking | undefined {
    return this.rankings[rankingKey(query)];
  }

  async #fetch(): Promise<number> {
    const overview = await this.#overview();
    const queries = this.#queries(overview);
    this.#requestedKeys = new Set(queries.map(rankingKey));
    const found = await Promise.all(queries.map((one) => this.#ranking(one)));
    this.overview = overview;
    this.rankings = Object.fromEntries(found.flatMap((one) => one ?? []));
    this.fetchedAt = Date.now();
    this.serverTime.set(overview.now, this.fetchedAt);
    saveSnapshot(this.id, { at: this.fetchedAt, seen: overview, rankings: this.rankings });
    return overview.version;
  }

  async #overview(): Promise<Overview> {
    try {
      return await fetchOverview(this.id);
    } catch (error) {
      const isWrong = error instanceof Problem && error.code === "wrong-key";
      if (!isWrong || keyOf(this.id) === null) throw error;
      forgetKey(this.id);
      this.isKeyRevoked = true;
      return await fetchOverview(this.id);
    }
  }

  /** A ranking with its key; null if the series does not exist, for instance after an undo. */
  async #ranking(query: RankingQuery): Promise<[[string, Ranking]] | null> {
    try {
      const found = await fetchRanking(this.id, query.scope, query.parties, query.only);
      return [[rankingKey(query), found]];
    } catch (error) {
      if (error instanceof Problem && error.code === "no-series") return null;
      throw error;
    }
  }
}
