/**
 * Given names and family names: splits a whole name, and sorts people by family name. Follows the
 * same rules as `romme.tournament.entries.person_names`.
 */
import type { NameOrder } from "../wire/generated";

/** A person with a whole name, the last words of which may be known as the family name. */
export interface Named {
  name: string;
  /** Missing in pictures that an older page has stored. */
  family?: string;
}

export interface NameParts {
  given: string;
  family: string;
  /** Whether there is no other sensible way to split the name. */
  isClear: boolean;
}

/** A whole name as it is printed, and the family name at its end; empty if it is not known. */
export interface EnteredName {
  name: string;
  family: string;
}

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** Words that belong to the family name after them if they are written in lower case. */
const PARTICLES = new Set(
  words(
    `af al am auf av bin da dal dalla das de degli dei del dell della dem den der des di do dos du
    e el ibn im in la las le les lo los mac mc of op st st. te ten ter tho thoe van vande vanden
    vander vom von y z ze zu zum zur`,
  ),
);
/** The same for words with a capital letter; the others might be given names, such as Al. */
const CAPITAL_PARTICLES = new Set(
  words(
    `da dal dalla de degli dei del della den der des di dos du la le les mac mc saint st st. ten
    ter van vanden vander von zu zum zur`,
  ),
);
const SUFFIXES = new Set(words("jr jr. jun jun. junior sr sr. sen sen. senior ii iii iv"));
/** Letters that Unicode does not decompose into a plain letter and an accent. */
const LETTERS: Record<string, string> = {
  ...{ æ: "ae", œ: "oe", þ: "th", ß: "ss", ø: "o", đ: "d", ð: "d" },
  ...{ ħ: "h", ı: "i", ĸ: "k", ł: "l", ŋ: "n", ŧ: "t" },
};
const DIGIT_WIDTH = 12;

export function wholeName(given: string, family: string): string {
  return [given, family].filter(Boolean).join(" ");
}

/** Joins names. Names may contain commas, so these do not separate them. */
export function joinNames(names: readonly string[]): string {
  return names.join(" · ");
}

// --- splitting ---------------------------------------------------------------------------------

export function splitName(text: string, order: NameOrder = "given-first"): NameParts {
  const comma = text.indexOf(",");
  if (comma >= 0) return splitAtComma(text.slice(0, comma), text.slice(comma + 1));
  const found = words(text);
  if (found.length < 2) return { given: text.trim(), family: "", isClear: true };
  return splitByCapitals(found) ?? splitByOrder(found, order);
}

function splitAtComma(before: string, after: string): NameParts {
  const given = words(after.replaceAll(",", " ")).join(" ");
  const family = words(before).join(" ");
  if (!given || !family) return splitName(given || family);
  return { given, family, isClear: !after.includes(",") };
}

/** Splits `WEBER Anna` or `Anna WEBER`; null if not some of the words are in capitals. */
function splitByCapitals(found: readonly string[]): NameParts | null {
  const capital = [...found.keys()].filter((at) => isInCapitals(found[at] ?? ""));
  let first = capital[0] ?? -1;
  const last = (capital.at(-1) ?? -1) + 1;
  if (first < 0 || capital.length === found.length || capital.length !== last - first) return null;
  while (first > 0 && PARTICLES.has((found[first - 1] ?? "").toLowerCase())) first--;
  if (first > 0 && last < found.length) return null;
  const given = [...found.slice(0, first), ...found.slice(last)].join(" ");
  return given ? { given, family: found.slice(first, last).join(" "), isClear: true } : null;
}

function isInCapitals(word: string): boolean {
  const letters = [...word].filter((char) => /\p{L}/u.test(char));
  return (
    letters.length > 1 &&
    !SUFFIXES.has(word.toLowerCase()) &&
    letters.every((char) => /\p{Lu}/u.test(char))
  );
}

function splitByOrder(found: readonly string[], order: NameOrder): NameParts {
  const at = (place: number) => found[place] ?? "";
  let given: string[];
  let family: string[];
  if (order === "family-first" || PARTICLES.has(at(0))) {
    let end = 0;
    while (end < found.length - 1 && isParticle(at(end))) end++;
    family = found.slice(0, end + 1);
    given = found.slice(end + 1);
  } else {
    let begin = found.length - 1;
    while (begin > 1 && SUFFIXES.has(at(begin).toLowerCase())) begin--;
    while (begin > 1 && isParticle(at(begin - 1))) begin--;
    given = found.slice(0, begin);
    family = found.slice(begin);
  }
  if (!/\p{L}/u.test(family.join(""))) return { given: found.join(" "), family: "", isClear: true };
  const names = given.filter((word) => /^\p{L}/u.test(word) && !word.endsWith("."));
  return { given: given.join(" "), family: family.join(" "), isClear: names.length <= 1 };
}

function isParticle(word: string): boolean {
  const lower = word.toLowerCase();
  return word === lower ? PARTICLES.has(word) : CAPITAL_PARTICLES.has(lower);
}

/** Maximum number of ways to split a name that are offered. */
const MOST_WAYS = 4;

/** The ways to split a typed name without a comma, likeliest first; empty for a single word. */
export function waysToSplit(text: string): NameParts[] {
  const found = words(text);
  if (text.includes(",") || found.length < 2) return [];
  const likely = [splitName(text), splitName(text, "family-first")];
  const others = found.slice(1).map((_, at) => ({
    given: found.slice(0, -at - 1).join(" "),
    family: found.slice(-at - 1).join(" "),
    isClear: false,
  }));
  const byFamily = new Map<string, NameParts>();
  for (const way of [likely[0], others[1], likely[1], ...others]) {
    const isWhole = way && way.family !== "" && !isParticle(words(way.given).at(-1) ?? "");
    if (isWhole && !byFamily.has(way.family)) byFamily.set(way.family, way);
  }
  return [...byFamily.values()].slice(0, MOST_WAYS);
}

// --- sorting -----------------------------------------------------------------------------------

/** Compares people by family name, then by given name (DIN 5007-1). */
export function compareNames(one: Named, other: Named): number {
  const [first, second] = [nameKey(one), nameKey(other)];
  for (const [at, part] of first.entries()) {
    const against = second[at] ?? "";
    if (part !== against) return part < against ? -1 : 1;
  }
  return 0;
}

/** A copy of a list, sorted by family name. People with equal names keep their order. */
export function sortedByName<Person extends Named>(people: readonly Person[]): Person[] {
  return [...people].sort(compareNames);
}

const keys = new Map<string, string[]>();

function nameKey(person: Named): string[] {
  const key = `${person.family ?? ""},${person.name}`;
  let found = keys.get(key);
  if (!found) {
    found = computedKey(person.name, person.family ?? "");
    keys.set(key, found);
  }
  return found;
}

function computedKey(name: string, familyName: string): string[] {
  const parts = splitName(name);
  const family = words(familyName || parts.family);
  const given = familyName ? name.slice(0, -familyName.length).trimEnd() : parts.given;
  let leading = 0;
  while (leading < family.length - 1 && PARTICLES.has(family[leading] ?? "")) leading++;
  const main = family.slice(leading).join(" ");
  const particles = sortable(family.slice(0, leading).join(" "));
  if (!main) return [sortable(given), "", particles, name];
  return [sortable(main), sortable(given), particles, name];
}

/** A text in lower case with plain letters: `Sørensen` gives `sorensen`. */
export function withPlainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .replaceAll(/[æœþßøđðħıĸłŋŧ]/g, (char) => LETTERS[char] ?? char);
}

/** A text in the form in which it is compared. */
function sortable(text: string): string {
  const bare = withPlainLetters(text)
    .replaceAll(/['\u2018\u2019\u02bc`\u00b4]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return bare.replaceAll(/\d+/g, (digits) => `~${digits.padStart(DIGIT_WIDTH, "0")}`);
}
