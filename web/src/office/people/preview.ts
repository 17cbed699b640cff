/** Lists of people that somebody brings along, as `romme.server.organise` reads them. */
import { preview } from "../../tournament/api";
import type { Person } from "../../tournament/types";

/** Something odd: a code, and a sentence. */
export interface Noticed {
  code: string;
  text: string;
}

export interface RowRead {
  line: number;
  /** Null: nobody, and the problems say why. */
  person: Required<Person> | null;
  problems: Noticed[];
  /** Why the tournament would not take this one. */
  refused: Noticed | null;
}

export interface Previewed {
  form: "text" | "excel";
  sheet: string;
  heading: number;
  columns: { at: number; title: string; meaning: string; text: string }[];
  rows: RowRead[];
  problems: Noticed[];
  people: number;
  enterable: number;
}

export async function previewText(id: string, text: string): Promise<Previewed> {
  return await preview<Previewed>(id, { text });
}

/** A file goes as it is: which letters it has is found out there. */
export async function previewFile(id: string, file: File): Promise<Previewed> {
  return await preview<Previewed>(id, file);
}
