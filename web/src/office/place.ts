/** Which part of the office is shown: it stands behind the `#`, so that the back button works. */

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

/** The list of a table in a series. */
export interface ListAt {
  series: number;
  table: number;
}

export interface Place {
  section: Section;
  /** The list that is open. */
  list: ListAt | null;
}

/** The part that an address names; the beginning for an address that names none. */
export function placeAt(hash: string): Place {
  const [name = "", series = "", table = ""] = hash.replace(/^#/, "").split("/");
  const section = SECTIONS.find((one) => one === name) ?? "now";
  const isList = section === "lists" && /^\d+$/.test(series) && /^\d+$/.test(table);
  return { section, list: isList ? { series: Number(series), table: Number(table) } : null };
}

/** The address of a part. */
export function addressOf(section: Section, list: ListAt | null = null): string {
  return list === null ? `#${section}` : `#${section}/${list.series}/${list.table}`;
}
