/** Searching and sorting entrants, and parsing their fields. */
import { compareNames, withPlainLetters } from "../tournament/person-names";
import type { Entrant, Person, Presence } from "../wire/generated";

/** Entrants for whom every typed word is a prefix of a name, club, team, class or number. */
export function search(people: readonly Entrant[], typed: string): Entrant[] {
  const wanted = withPlainLetters(typed).split(/\s+/).filter(Boolean);
  return people.filter((one) => {
    const texts = [one.name, one.club, one.team, one.tandem, ...one.classes, String(one.number)];
    const words = withPlainLetters(texts.join(" ")).split(/[\s-]+/);
    return wanted.every((want) => words.some((word) => word.startsWith(want)));
  });
}

export type Order = "number" | "name" | "club";

export function sorted(people: readonly Entrant[], order: Order, locales: string[]): Entrant[] {
  const compare = new Intl.Collator(locales, { numeric: true }).compare;
  const byName = (one: Entrant, other: Entrant) =>
    compareNames(one, other) || one.number - other.number;
  return [...people].sort((one, other) => {
    if (order === "number") return one.number - other.number;
    if (order === "club") return compare(one.club, other.club) || byName(one, other);
    return byName(one, other);
  });
}

/** Parses classes: `Damen, Senioren`. */
export function readClasses(typed: string): string[] {
  const names = typed.split(/[,;/]/).map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

export function countByPresence(people: readonly Entrant[]): Record<Presence, number> {
  const found = { expected: 0, present: 0, withdrawn: 0 };
  for (const one of people) found[one.presence]++;
  return found;
}

/** A copy of an entrant's fields, for editing. */
export function personOf(entrant: Entrant): Person {
  const { number, name, family, club, team, tandem, classes, account } = entrant;
  return { number, name, family, club, team, tandem, classes: [...classes], account };
}

/** Known clubs, teams or tandems, as suggestions. */
export function knownValues(
  people: readonly Entrant[],
  what: "club" | "team" | "tandem",
): string[] {
  return [...new Set(people.map((one) => one[what]).filter(Boolean))].sort();
}
