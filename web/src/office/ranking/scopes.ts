/** The scopes of rankings: total, each series, and each day if there are several. */
import type { PlacedSeen, Scope, SeriesSeen } from "../../wire/generated";

type Begun = Pick<SeriesSeen, "number" | "day" | "phase">;

export function scopesOf(series: readonly Begun[]): Scope[] {
  const begun = series.filter((one) => one.phase !== "seated");
  const days = [...new Set(begun.map((one) => one.day))];
  return [
    { span: "total", number: 0 },
    ...begun.map((one): Scope => ({ span: "series", number: one.number })),
    ...(days.length > 1 ? days.map((number): Scope => ({ span: "day", number })) : []),
  ];
}

export function scopeKey(scope: Scope): string {
  return scope.span === "total" ? "total" : `${scope.span}-${scope.number}`;
}

/** Whether all series of a scope are closed. Only then lots may be drawn. */
export function isFinal(series: readonly Begun[], scope: Scope): boolean {
  const ranked = series.filter(
    (one) =>
      one.phase !== "seated" &&
      (scope.span === "total" || scope.number === (scope.span === "day" ? one.day : one.number)),
  );
  return ranked.length > 0 && ranked.every((one) => one.phase === "closed");
}

/** The groups of parties that share a place. */
export function tiedGroups(lines: readonly PlacedSeen[]): PlacedSeen[][] {
  const places = [...new Set(lines.filter((one) => one.shared).map((one) => one.place))];
  return places.map((place) => lines.filter((one) => one.place === place));
}
