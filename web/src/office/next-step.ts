/** The next step of the office. */
import type { Overview, SeriesSeen } from "../wire/generated";

export type Step =
  /** The people present cannot be seated: fewer than three, or five (T2). */
  | { is: "enter"; entered: number; present: number }
  | { is: "seat"; series: number; present: number }
  /** People arrived or left after the seats were drawn. */
  | { is: "seat-again"; series: number; come: number[]; gone: number[] }
  | { is: "begin"; series: number }
  | { is: "wait"; series: number; open: number; tables: number }
  | { is: "close"; series: number }
  /** Seat another series, or finish. */
  | { is: "go-on"; series: number; present: number }
  | { is: "over" };

const MIN_PEOPLE = 3;
/** Cannot be split into tables of three or four. */
const FIVE = 5;

/** Whether a number of people can be split into tables of three and four. */
export function canBeSeated(people: number): boolean {
  return people >= MIN_PEOPLE && people !== FIVE;
}

/** Start numbers of the people present. */
export function presentOf(overview: Pick<Overview, "people">): number[] {
  return overview.people.filter((one) => one.presence === "present").map((one) => one.number);
}

/** Number of tables of four and of three for a number of people. */
export function tablesFor(people: number): { fours: number; threes: number } {
  const threes = (4 - (people % 4)) % 4;
  return { fours: (people - 3 * threes) / 4, threes };
}

export function nextStep(overview: Pick<Overview, "people" | "series" | "finished">): Step {
  if (overview.finished) return { is: "over" };
  const present = presentOf(overview);
  const last = overview.series.at(-1);
  if (last?.phase === "seated") return stepBeforeStart(last, present);
  if (last?.phase === "running") return stepWhileRunning(last);
  const series = (last?.number ?? 0) + 1;
  if (last) return { is: "go-on", series, present: present.length };
  if (canBeSeated(present.length)) return { is: "seat", series, present: present.length };
  const entered = overview.people.filter((one) => one.presence !== "withdrawn").length;
  return { is: "enter", entered, present: present.length };
}

function stepBeforeStart(series: SeriesSeen, present: number[]): Step {
  const seated = series.tables.flatMap((table) => table.seats);
  const come = present.filter((one) => !seated.includes(one));
  const gone = seated.filter((one) => !present.includes(one));
  if (come.length === 0 && gone.length === 0) return { is: "begin", series: series.number };
  return { is: "seat-again", series: series.number, come, gone };
}

/** Number of lists on which games are missing. */
export function openLists(series: SeriesSeen): number {
  return series.tables.filter((table) => table.entered < table.games).length;
}

function stepWhileRunning(series: SeriesSeen): Step {
  const open = series.tables.filter((table) => !table.finished).length;
  if (open === 0) return { is: "close", series: series.number };
  return { is: "wait", series: series.number, open, tables: series.tables.length };
}
