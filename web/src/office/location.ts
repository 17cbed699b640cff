/** The section of the office that is shown. It is in the fragment, so that the back button works. */
import type { ListRef } from "../tournament/access-keys";

export const SECTIONS = [
  "now",
  "people",
  "seats",
  "lists",
  "ranking",
  "papers",
  "settings",
] as const;
export type Section = (typeof SECTIONS)[number];

export interface OfficeLocation {
  section: Section;
  /** The open list, or null. */
  list: ListRef | null;
  /** Whether the referee's log is open, in the section "lists". */
  isReferee?: boolean;
}

/** The fragment of the referee's log. */
export const REFEREE_HASH = "#lists/referee";

/** Parses a fragment; defaults to the first section. */
export function locationAt(hash: string): OfficeLocation {
  if (hash === REFEREE_HASH) return { section: "lists", list: null, isReferee: true };
  const [name = "", series = "", table = ""] = hash.replace(/^#/, "").split("/");
  const section = SECTIONS.find((one) => one === name) ?? "now";
  const isList = section === "lists" && /^\d+$/.test(series) && /^\d+$/.test(table);
  return { section, list: isList ? { series: Number(series), table: Number(table) } : null };
}

/** The fragment of a section or list. */
export function hashFor(section: Section, list: ListRef | null = null): string {
  return list === null ? `#${section}` : `#${section}/${list.series}/${list.table}`;
}
