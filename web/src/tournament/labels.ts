/**
 * Labels that distinguish people with the same name, by club or by start number. Follows the same
 * rule as `romme.tournament.entries.labels`.
 */
import { say } from "../lib/words.svelte";

export interface Person {
  number: number;
  name: string;
  club: string;
}

/** Maximum length in characters, because there is little room beside a name. */
const LONGEST_CLUB = 14;

/** A normalised name for comparisons: `Müller, Anna` and `Anna Mueller` both give `anna muller`. */
export function folded(name: string): string {
  const plain = name.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const letters = plain.replaceAll(/[^\p{L}\p{N}]/gu, " ").replaceAll("ß", "ss");
  const short = letters.replaceAll("ae", "a").replaceAll("oe", "o").replaceAll("ue", "u");
  return short.split(" ").filter(Boolean).sort().join(" ");
}

/** By start number, a mark for each person who has a namesake. */
export function marksOf(
  people: readonly Person[],
  numbered = startNumberText,
): Map<number, string> {
  const byName = new Map<string, Person[]>();
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

function startNumberText(number: number): string {
  return say("entrant-number", { number: String(number) });
}

function differByClub(namesakes: readonly Person[]): boolean {
  const clubs = new Set(namesakes.map((one) => folded(one.club)));
  const isShort = namesakes.every((one) => one.club.trim().length <= LONGEST_CLUB);
  return isShort && !clubs.has("") && clubs.size === namesakes.length;
}

/** A name, followed by its mark if there is one. */
export function label(name: string, mark: string | undefined): string {
  return mark ? `${name} (${mark})` : name;
}
