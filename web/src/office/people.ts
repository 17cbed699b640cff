/** Finding people in a long list, and reading what is typed about one. */
import type { Entrant, Person, Presence } from "../wire/generated";

/** Without what people write in different ways. */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** Those in whom every typed word begins a word: of the name, the club, the team; or the number. */
export function search(people: readonly Entrant[], typed: string): Entrant[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  return people.filter((one) => {
    const texts = [one.name, one.club, one.team, one.tandem, ...one.classes, String(one.number)];
    const words = folded(texts.join(" ")).split(/[\s-]+/);
    return wanted.every((want) => words.some((word) => word.startsWith(want)));
  });
}

export type Order = "number" | "name" | "club";

export function sorted(people: readonly Entrant[], order: Order, locales: string[]): Entrant[] {
  const compare = new Intl.Collator(locales, { numeric: true }).compare;
  const byName = (one: Entrant, other: Entrant) =>
    compare(one.name, other.name) || one.number - other.number;
  return [...people].sort((one, other) => {
    if (order === "number") return one.number - other.number;
    if (order === "club") return compare(one.club, other.club) || byName(one, other);
    return byName(one, other);
  });
}

/** Classes as somebody types them: `Damen, Senioren`. */
export function readClasses(typed: string): string[] {
  const names = typed.split(/[,;/]/).map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

export function counted(people: readonly Entrant[]): Record<Presence, number> {
  const found = { expected: 0, present: 0, withdrawn: 0 };
  for (const one of people) found[one.presence]++;
  return found;
}

/** An entry as one that can be changed. */
export function personOf(entrant: Entrant): Person {
  const { number, name, club, team, tandem, classes, account } = entrant;
  return { number, name, club, team, tandem, classes: [...classes], account };
}

/** The clubs, teams or tandems that are known already, to be offered while one types. */
export function known(people: readonly Entrant[], what: "club" | "team" | "tandem"): string[] {
  return [...new Set(people.map((one) => one[what]).filter(Boolean))].sort();
}
