/** Which ranking to show. */
import type { Overview, Parties, Scope } from "../wire/generated";
import { days } from "./overview";

export interface RankingQuery {
  scope: Scope;
  parties: Parties;
  /** A class; empty for all entrants. */
  only: string;
}

export const TOTAL: RankingQuery = {
  scope: { span: "total", number: 0 },
  parties: "single",
  only: "",
};

/** The key under which a ranking is stored. */
export function rankingKey({ scope, parties, only }: RankingQuery): string {
  return [scope.span, scope.number, parties, only].join(":");
}

/** Parses the query of an address: `?span=series-2&who=team`, `?who=class-Damen`. */
export function rankingQueryOf(overview: Overview, query: URLSearchParams): RankingQuery {
  const who = query.get("who") ?? "single";
  const only = who.startsWith("class-") ? who.slice("class-".length) : "";
  const parties: Parties = who === "tandem" || who === "team" ? who : "single";
  return { scope: scopeOf(overview, query.get("span") ?? ""), parties, only };
}

function scopeOf(overview: Overview, text: string): Scope {
  const [, span, number] = /^(series|day)-(\d+)$/.exec(text) ?? [];
  const known = span === "day" ? days(overview) : overview.series.map((one) => one.number);
  if (span === undefined || !known.includes(Number(number))) return TOTAL.scope;
  return { span: span === "day" ? "day" : "series", number: Number(number) };
}
