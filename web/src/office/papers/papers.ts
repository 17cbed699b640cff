/** What can be printed and taken away; the names are those of the server's addresses. */
import type { Parties, Scope, Span } from "../../wire/generated";

export const PAPERS = [
  "start-cards",
  "seating-by-name",
  "seating-by-table",
  "blank-lists",
  "links",
  "filled-lists",
  "results",
  "certificates",
  "emergency-kit",
  "record",
  "office-keys",
] as const;
export type PaperName = (typeof PAPERS)[number];

/** The keys of the office are the director's; no helper may print them. */
export function papersFor(isDirector: boolean): readonly PaperName[] {
  return isDirector ? PAPERS : PAPERS.filter((paper) => paper !== "office-keys");
}

/** Papers of one series. */
const OF_SERIES: readonly PaperName[] = [
  "seating-by-name",
  "seating-by-table",
  "blank-lists",
  "links",
  "filled-lists",
];
export function isOfSeries(paper: PaperName): boolean {
  return OF_SERIES.includes(paper);
}

/** Which part of a paper; unless it is said, all that there is. */
export interface Wanted {
  series?: number | undefined;
  table?: number | undefined;
  day?: number | undefined;
  span?: Span | undefined;
  parties?: Parties | undefined;
  /** A class. */
  only?: string | undefined;
}

/** What names one ranking. */
export function wantedRanking(scope: Scope, parties: Parties, only: string): Wanted {
  const number = scope.span === "total" ? {} : { [scope.span]: scope.number };
  return { span: scope.span, ...number, parties, only };
}

/** The address of a paper below that of its tournament. */
export function paperPath(paper: PaperName, wanted: Wanted = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) {
    if (value) query.set(name, String(value));
  }
  const asked = query.toString();
  return `/papers/${paper}${asked ? `?${asked}` : ""}`;
}

/** Tables for other programs. */
export const EXPORTS = ["entries", "seating", "standing", "lists"] as const;
export type ExportName = (typeof EXPORTS)[number];
export const FORMS = [
  ["xlsx", "Excel"],
  ["csv", "CSV"],
] as const;
export type Form = (typeof FORMS)[number][0];

/** The address of a table below that of its tournament; the plan is that of a series. */
export function exportPath(name: ExportName, form: Form, series = 0): string {
  const query = name === "seating" && series > 0 ? `?series=${series}` : "";
  return `/exports/${name}.${form}${query}`;
}

/** Everything in one file, as the command line reads it. */
export const LOG = "/log.jsonl";
