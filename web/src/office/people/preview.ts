/** Lists of people that somebody brings along, as `romme.server.organise` reads them. */
import { Problem } from "../../lib/api";
import { spoken } from "../../lib/words.svelte";
import { preview } from "../../tournament/api";
import { keyOf } from "../../tournament/keys";
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
  const query = new URLSearchParams({ filename: file.name });
  const answer = await fetch(`/api/tournaments/${id}/preview?${query.toString()}`, {
    method: "POST",
    headers: {
      "Accept-Language": spoken(),
      "Content-Type": "application/octet-stream",
      "X-Romme-Key": keyOf(id) ?? "",
    },
    body: file,
  });
  if (answer.ok) return (await answer.json()) as Previewed;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Problem(problem.code ?? String(answer.status), problem.message ?? answer.statusText);
}
