/** Papers and exports; the names are those of the server's paths. */
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
  "referee-log",
  "office-keys",
] as const;
export type PaperName = (typeof PAPERS)[number];

/** The papers of a role. Only the director may print the keys of the office. */
export function papersFor(isDirector: boolean): readonly PaperName[] {
  return isDirector ? PAPERS : PAPERS.filter((paper) => paper !== "office-keys");
}

/** Papers that belong to one series. */
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

/** Limits a paper to a part; empty for all of it. */
export interface PaperQuery {
  series?: number | undefined;
  table?: number | undefined;
  day?: number | undefined;
  span?: Span | undefined;
  parties?: Parties | undefined;
  /** A class. */
  only?: string | undefined;
}

/** The query for the paper of one ranking. */
export function rankingQuery(scope: Scope, parties: Parties, only: string): PaperQuery {
  const number = scope.span === "total" ? {} : { [scope.span]: scope.number };
  return { span: scope.span, ...number, parties, only };
}

/** The path of a paper, relative to its tournament. */
export function paperPath(paper: PaperName, wanted: PaperQuery = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) {
    if (value) query.set(name, String(value));
  }
  const text = query.toString();
  return `/papers/${paper}${text ? `?${text}` : ""}`;
}

/** Spreadsheet exports. */
export const EXPORTS = ["entries", "seating", "standing", "lists"] as const;
export type ExportName = (typeof EXPORTS)[number];
export const FORMATS = [
  ["xlsx", "Excel"],
  ["csv", "CSV"],
] as const;
export type ExportFormat = (typeof FORMATS)[number][0];

/** The path of an export, relative to its tournament; `series` matters for the seating only. */
export function exportPath(name: ExportName, format: ExportFormat, series = 0): string {
  const query = name === "seating" && series > 0 ? `?series=${series}` : "";
  return `/exports/${name}.${format}${query}`;
}

/** The whole tournament in one file, readable by the command line. */
export const LOG = "/log.jsonl";
