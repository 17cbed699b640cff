/** What the office has to do next. */
import type { Overview, SeriesSeen } from "../wire/generated";

export type Step =
  /** There are too few people for a table, or five (T2). */
  | { is: "enter"; entered: number; present: number }
  | { is: "seat"; series: number; present: number }
  /** Somebody came or went after the seats had been found. */
  | { is: "seat-again"; series: number; come: number[]; gone: number[] }
  | { is: "begin"; series: number }
  | { is: "wait"; series: number; open: number; tables: number }
  | { is: "close"; series: number }
  /** Another series, or the end. */
  | { is: "go-on"; series: number; present: number }
  | { is: "over" };

const FEWEST = 3;
/** One too many for a table and one too few for two. */
const FIVE = 5;

/** Whether so many people can be seated. */
export function canBeSeated(people: number): boolean {
  return people >= FEWEST && people !== FIVE;
}

/** The start numbers of those who are there. */
export function presentOf(overview: Pick<Overview, "people">): number[] {
  return overview.people.filter((one) => one.presence === "present").map((one) => one.number);
}

/** How many tables of four and of three so many people make. */
export function tablesFor(people: number): { fours: number; threes: number } {
  const threes = (4 - (people % 4)) % 4;
  return { fours: (people - 3 * threes) / 4, threes };
}

export function nextStep(overview: Pick<Overview, "people" | "series" | "finished">): Step {
  if (overview.finished) return { is: "over" };
  const present = presentOf(overview);
  const last = overview.series.at(-1);
  if (last?.phase === "seated") return toBegin(last, present);
  if (last?.phase === "running") return toEnd(last);
  const series = (last?.number ?? 0) + 1;
  if (last) return { is: "go-on", series, present: present.length };
  if (canBeSeated(present.length)) return { is: "seat", series, present: present.length };
  const entered = overview.people.filter((one) => one.presence !== "withdrawn").length;
  return { is: "enter", entered, present: present.length };
}

function toBegin(series: SeriesSeen, present: number[]): Step {
  const seated = series.tables.flatMap((table) => table.seats);
  const come = present.filter((one) => !seated.includes(one));
  const gone = seated.filter((one) => !present.includes(one));
  if (come.length === 0 && gone.length === 0) return { is: "begin", series: series.number };
  return { is: "seat-again", series: series.number, come, gone };
}

function toEnd(series: SeriesSeen): Step {
  const open = series.tables.filter((table) => !table.finished).length;
  if (open === 0) return { is: "close", series: series.number };
  return { is: "wait", series: series.number, open, tables: series.tables.length };
}
