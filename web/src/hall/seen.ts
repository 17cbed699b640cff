/** What a tournament looks like from the hall. */
import { label, marksOf } from "../tournament/labels";
import type { Entrant, Overview, SeriesSeen } from "../wire/generated";

/** How far it is; the words are `hall-phase-…`. */
export type Phase = "entries" | "seated" | "running" | "closed" | "finished";

export function lastSeries(seen: Overview): SeriesSeen | undefined {
  return seen.series.at(-1);
}

export function phaseOf(seen: Overview): Phase {
  if (seen.finished) return "finished";
  return lastSeries(seen)?.phase ?? "entries";
}

/** Where somebody sits. */
export interface SeatAt {
  table: number;
  seat: number;
}

export function seatOf(series: SeriesSeen, number: number): SeatAt | null {
  for (const [at, { seats }] of series.tables.entries()) {
    const seat = seats.indexOf(number);
    if (seat >= 0) return { table: at + 1, seat: seat + 1 };
  }
  return null;
}

export interface Seated extends SeatAt {
  entrant: Entrant;
}

/** Everybody with a seat, in the order of names. */
export function byName(seen: Overview, series: SeriesSeen, locales: string[]): Seated[] {
  const order = new Intl.Collator(locales).compare;
  return seen.people
    .flatMap((entrant) => {
      const at = seatOf(series, entrant.number);
      return at ? [{ entrant, ...at }] : [];
    })
    .sort((one, other) => order(one.entrant.name, other.entrant.name));
}

/** What tells people of one name apart, by start number. */
export function marked(seen: Overview): Map<number, string> {
  return marksOf(seen.people);
}

/** The name of somebody, told apart from namesakes. */
export function named(seen: Overview, number: number, marks = marked(seen)): string {
  const found = seen.people.find((one) => one.number === number);
  return found ? label(found.name, marks.get(number)) : String(number);
}

function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Who is meant: by start number, or by the beginnings of names. */
export function search(people: readonly Entrant[], typed: string): Entrant[] {
  const wanted = folded(typed)
    .split(/[\s,.-]+/)
    .filter(Boolean);
  if (wanted.length === 0) return [];
  if (/^\d+$/.test(typed.trim()))
    return people.filter((one) => String(one.number) === typed.trim());
  return people.filter((one) => {
    const words = folded(`${one.name} ${one.club}`).split(/[\s,.-]+/);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}

export interface Progress {
  games: number;
  entered: number;
  finished: number;
}

/** How far all tables of a series are together. */
export function progress(series: SeriesSeen): Progress {
  const sum = (of: (at: number) => number) => series.tables.reduce((all, _, at) => all + of(at), 0);
  return {
    games: sum((at) => series.tables[at]?.games ?? 0),
    entered: sum((at) => series.tables[at]?.entered ?? 0),
    finished: series.tables.filter((table) => table.finished).length,
  };
}

/** The days of a tournament that have series. */
export function days(seen: Overview): number[] {
  return [...new Set(seen.series.map((one) => one.day))];
}
