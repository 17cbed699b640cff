/** Helpers for the public overview of a tournament. */
import { label, marksOf } from "../tournament/labels";
import { compareNames, withPlainLetters } from "../tournament/person-names";
import type { Entrant, Overview, SeriesSeen } from "../wire/generated";

/** Phase of a tournament; the texts are `hall-phase-…`. */
export type Phase = "entries" | "seated" | "running" | "closed" | "finished";

export function lastSeries(overview: Overview): SeriesSeen | undefined {
  return overview.series.at(-1);
}

export function phaseOf(overview: Overview): Phase {
  if (overview.finished) return "finished";
  return lastSeries(overview)?.phase ?? "entries";
}

/** Table and seat, from 1. */
export interface SeatPosition {
  table: number;
  seat: number;
}

export function seatOf(series: SeriesSeen, number: number): SeatPosition | null {
  for (const [at, { seats }] of series.tables.entries()) {
    const seat = seats.indexOf(number);
    if (seat >= 0) return { table: at + 1, seat: seat + 1 };
  }
  return null;
}

export interface Seated extends SeatPosition {
  entrant: Entrant;
}

/** All seated entrants, sorted by family name. */
export function seatingByName(overview: Overview, series: SeriesSeen): Seated[] {
  return overview.people
    .flatMap((entrant) => {
      const at = seatOf(series, entrant.number);
      return at ? [{ entrant, ...at }] : [];
    })
    .sort((one, other) => compareNames(one.entrant, other.entrant));
}

/** By start number, the mark that distinguishes namesakes. */
export function nameMarks(overview: Overview): Map<number, string> {
  return marksOf(overview.people);
}

/** The name of an entrant, with a mark if there is a namesake. */
export function displayName(
  overview: Overview,
  number: number,
  marks = nameMarks(overview),
): string {
  const found = overview.people.find((one) => one.number === number);
  return found ? label(found.name, marks.get(number)) : String(number);
}

/** Finds entrants by start number or by prefixes of names and club. */
export function searchEntrants(people: readonly Entrant[], typed: string): Entrant[] {
  const wanted = withPlainLetters(typed)
    .split(/[\s,.-]+/)
    .filter(Boolean);
  if (wanted.length === 0) return [];
  if (/^\d+$/.test(typed.trim()))
    return people.filter((one) => String(one.number) === typed.trim());
  return people.filter((one) => {
    const words = withPlainLetters(`${one.name} ${one.club}`).split(/[\s,.-]+/);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}

export interface Progress {
  games: number;
  entered: number;
  finished: number;
}

/** Totals over all tables of a series. */
export function seriesProgress(series: SeriesSeen): Progress {
  const sum = (of: (at: number) => number) => series.tables.reduce((all, _, at) => all + of(at), 0);
  return {
    games: sum((at) => series.tables[at]?.games ?? 0),
    entered: sum((at) => series.tables[at]?.entered ?? 0),
    finished: series.tables.filter((table) => table.finished).length,
  };
}

/** The days on which series are played. */
export function days(overview: Overview): number[] {
  return [...new Set(overview.series.map((one) => one.day))];
}
