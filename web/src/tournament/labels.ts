/**
 * Labels that tell people of the same name apart: by club, or by start number. The same rule as in
 * `romme.tournament.entries.labels`.
 */
import { say } from "../lib/words.svelte";

export interface Labelled {
  number: number;
  name: string;
  club: string;
}

/** Characters; beside a name there is no room for more. */
const LONGEST_CLUB = 14;

/** A name without what people write in different ways: `Müller, Anna` is `anna mueller`. */
export function folded(name: string): string {
  const plain = name.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const letters = plain.replaceAll(/[^\p{L}\p{N}]/gu, " ").replaceAll("ß", "ss");
  const short = letters.replaceAll("ae", "a").replaceAll("oe", "o").replaceAll("ue", "u");
  return short.split(" ").filter(Boolean).sort().join(" ");
}

/** By start number, what distinguishes each person who has a namesake among these. */
export function marksOf(people: readonly Labelled[], numbered = inWords): Map<number, string> {
  const byName = new Map<string, Labelled[]>();
  for (const one of people) {
    const name = folded(one.name);
    const same = byName.get(name);
    if (same) same.push(one);
    else byName.set(name, [one]);
  }
  const marks = new Map<number, string>();
  for (const namesakes of byName.values()) {
    if (namesakes.length === 1) continue;
    const isByClub = differByClub(namesakes);
    for (const { number, club } of namesakes) {
      marks.set(number, isByClub ? club.trim() : numbered(number));
    }
  }
  return marks;
}

function inWords(number: number): string {
  return say("entrant-number", { number: String(number) });
}

function differByClub(namesakes: readonly Labelled[]): boolean {
  const clubs = new Set(namesakes.map((one) => folded(one.club)));
  const isShort = namesakes.every((one) => one.club.trim().length <= LONGEST_CLUB);
  return isShort && !clubs.has("") && clubs.size === namesakes.length;
}

/** A name with its mark, if it needs one. */
export function label(name: string, mark: string | undefined): string {
  return mark ? `${name} (${mark})` : name;
}
