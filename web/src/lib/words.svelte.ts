/**
 * The words of the page: the same Fluent catalogues that the server speaks from.
 *
 * A language is fetched when somebody chooses it; the choice is remembered on this device. Pages
 * that few people see have words of their own (`wordsOf`), which come when they are needed.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["lb", "de", "fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  lb: "Lëtzebuergesch",
  de: "Deutsch",
  fr: "Français",
  en: "English",
};

/** For dates and numbers: browsers know little Luxembourgish, so German follows behind. */
export const LOCALES: Record<Language, string[]> = {
  lb: ["lb", "de-LU", "de"],
  de: ["de"],
  fr: ["fr"],
  en: ["en-GB"],
};

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  lb: () => import("../../../src/romme/locales/lb.ftl?raw"),
  de: () => import("../../../src/romme/locales/de.ftl?raw"),
  fr: () => import("../../../src/romme/locales/fr.ftl?raw"),
  en: () => import("../../../src/romme/locales/en.ftl?raw"),
};

export type Part = "hall" | "list" | "office" | "tournament";

const PARTS = import.meta.glob<string>(
  "../../../src/romme/locales/{hall,list,office,tournament}/*.ftl",
  { query: "?raw", import: "default" },
);

const REMEMBERED = "romme-language";

let language = $state<Language>("en");
let bundle = $state.raw<FluentBundle | null>(null);
/** The parts that some page has needed: they come along in every language from then on. */
const needed = new Set<Part>();

export type Facts = Record<string, FluentVariable>;

/** The language that is spoken now. */
export function spoken(): Language {
  return language;
}

/** The sentence of a message, or of a part of one (`name.part`). */
export function say(key: string, facts: Facts = {}): string {
  const [name = "", part] = key.split(".");
  const message = bundle?.getMessage(name);
  const pattern = part === undefined ? message?.value : message?.attributes[part];
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, facts);
}

/** Speaks a language from now on, and remembers it. */
export async function speak(wanted: Language): Promise<void> {
  const text = (await CATALOGUES[wanted]()).default;
  const fresh = new FluentBundle(LOCALES[wanted], { useIsolating: false });
  fresh.addResource(new FluentResource(text));
  const known = new Set<Part>();
  // While a part is fetched, a page that comes at the same time may need another one.
  for (let part = missing(known); part !== undefined; part = missing(known)) {
    known.add(part);
    fresh.addResource(await partOf(wanted, part));
  }
  bundle = fresh;
  language = wanted;
  document.documentElement.lang = wanted;
  localStorage.setItem(REMEMBERED, wanted);
}

function missing(known: Set<Part>): Part | undefined {
  return [...needed].find((part) => !known.has(part));
}

/** Has the words of some parts in the language that is spoken, and in every one that will be. */
export async function wordsOf(...parts: Part[]): Promise<void> {
  await Promise.all(parts.map(have));
}

async function have(part: Part): Promise<void> {
  while (!needed.has(part)) {
    const wanted = bundle ? language : preferred();
    const found = await partOf(wanted, part);
    // Where nothing is spoken yet, it comes with the language; where another one is now, again.
    if (bundle && language !== wanted) continue;
    needed.add(part);
    bundle?.addResource(found);
  }
}

async function partOf(wanted: Language, part: Part): Promise<FluentResource> {
  const load = PARTS[`../../../src/romme/locales/${part}/${wanted}.ftl`];
  if (!load) throw new Error(`no words: ${part}, ${wanted}`);
  return new FluentResource(await load());
}

/** What was spoken last, or what the browser prefers. */
function preferred(): Language {
  const wishes = [localStorage.getItem(REMEMBERED) ?? "", ...navigator.languages];
  const known = wishes
    .map((wish) => wish.slice(0, 2).toLowerCase())
    .find((wish): wish is Language => (LANGUAGES as readonly string[]).includes(wish));
  return known ?? "en";
}

/** Speaks what was spoken last, or what the browser prefers. */
export async function loadWords(): Promise<void> {
  await speak(preferred());
}
