/** Which ranking is to be shown. */
import type { Overview, Parties, Scope } from "../wire/generated";
import { days } from "./seen";

export interface Wanted {
  scope: Scope;
  parties: Parties;
  /** A class; empty for all. */
  only: string;
}

export const TOTAL: Wanted = { scope: { span: "total", number: 0 }, parties: "single", only: "" };

/** Under which a ranking is kept. */
export function nameOf({ scope, parties, only }: Wanted): string {
  return [scope.span, scope.number, parties, only].join(":");
}

/** The ranking that an address asks for: `?span=series-2&who=team`, `?who=class-Damen`. */
export function wantedOf(seen: Overview, query: URLSearchParams): Wanted {
  const who = query.get("who") ?? "single";
  const only = who.startsWith("class-") ? who.slice("class-".length) : "";
  const parties: Parties = who === "tandem" || who === "team" ? who : "single";
  return { scope: scopeOf(seen, query.get("span") ?? ""), parties, only };
}

function scopeOf(seen: Overview, text: string): Scope {
  const [, span, number] = /^(series|day)-(\d+)$/.exec(text) ?? [];
  const known = span === "day" ? days(seen) : seen.series.map((one) => one.number);
  if (span === undefined || !known.includes(Number(number))) return TOTAL.scope;
  return { span: span === "day" ? "day" : "series", number: Number(number) };
}
