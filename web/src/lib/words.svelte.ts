/**
 * Translations: the same Fluent catalogues that the server uses.
 *
 * A language is fetched when it is chosen, and the choice is stored on this device. Pages that few
 * people open have separate catalogues (`loadParts`), fetched when they are needed.
 */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type Scope,
  type FluentVariable,
} from "@fluent/bundle";

import { nRule } from "./n-rule";

export const LANGUAGES = ["lb", "de", "fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  lb: "Lëtzebuergesch",
  de: "Deutsch",
  fr: "Français",
  en: "English",
};

/** For dates and numbers. German is the fallback, because browsers know little Luxembourgish. */
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

/** Functions that catalogues may call. */
const FUNCTIONS: Record<string, FluentFunction> = {
  NRULE: ([follows, n]) =>
    nRule(String(follows?.valueOf()), n === undefined ? "n" : String(n.valueOf())),
};

const STORAGE_KEY = "romme-language";

let current = $state<Language>("en");
let bundle = $state.raw<FluentBundle | null>(null);
/** Parts that a page has needed: a change of language fetches them too. */
const needed = new Set<Part>();

export type Facts = Record<string, FluentVariable>;

/** The current language; reactive. */
export function language(): Language {
  return current;
}

/** A number with a true minus sign, as the server writes it. It still selects a plural form. */
class NegativeNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "\u2212");
  }
}

function withMinusSigns(facts: Facts): Facts {
  const signed = ([name, fact]: [string, FluentVariable]) =>
    [name, typeof fact === "number" && fact < 0 ? new NegativeNumber(fact) : fact] as const;
  return Object.fromEntries(Object.entries(facts).map(signed));
}

/** The text of a message, or of one of its attributes (`name.part`); the key if there is none. */
export function say(key: string, facts: Facts = {}): string {
  const [name = "", part] = key.split(".");
  const message = bundle?.getMessage(name);
  const pattern = part === undefined ? message?.value : message?.attributes[part];
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, withMinusSigns(facts));
}

/** "label: value", with the space before the colon that French requires. */
export function labelled(label: string, value: string): string {
  return `${say("page-label", { label })} ${value}`;
}

/** Fetches a language, switches to it and stores the choice. */
export async function setLanguage(wanted: Language): Promise<void> {
  const text = (await CATALOGUES[wanted]()).default;
  const fresh = new FluentBundle(LOCALES[wanted], {
    functions: FUNCTIONS,
    useIsolating: false,
  });
  fresh.addResource(new FluentResource(text));
  const known = new Set<Part>();
  // While a part is being fetched, a page may ask for another one.
  for (let part = missing(known); part !== undefined; part = missing(known)) {
    known.add(part);
    fresh.addResource(await partOf(wanted, part));
  }
  bundle = fresh;
  current = wanted;
  document.documentElement.lang = wanted;
  localStorage.setItem(STORAGE_KEY, wanted);
}

function missing(known: Set<Part>): Part | undefined {
  return [...needed].find((part) => !known.has(part));
}

/** Loads parts in the current language, and in every language chosen later. */
export async function loadParts(...parts: Part[]): Promise<void> {
  await Promise.all(parts.map(have));
}

async function have(part: Part): Promise<void> {
  while (!needed.has(part)) {
    const wanted = bundle ? current : preferred();
    const found = await partOf(wanted, part);
    // Without a bundle, the first language will load the part. If the language changed, fetch again.
    if (bundle && current !== wanted) continue;
    needed.add(part);
    bundle?.addResource(found);
  }
}

async function partOf(wanted: Language, part: Part): Promise<FluentResource> {
  const load = PARTS[`../../../src/romme/locales/${part}/${wanted}.ftl`];
  if (!load) throw new Error(`no catalogue: ${part}, ${wanted}`);
  return new FluentResource(await load());
}

/** The stored language, or the first one that the browser prefers and we have. */
function preferred(): Language {
  const candidates = [localStorage.getItem(STORAGE_KEY) ?? "", ...navigator.languages];
  const known = candidates
    .map((candidate) => candidate.slice(0, 2).toLowerCase())
    .find((candidate): candidate is Language =>
      (LANGUAGES as readonly string[]).includes(candidate),
    );
  return known ?? "en";
}

/** Loads the stored language, or the one that the browser prefers. */
export async function loadLanguage(): Promise<void> {
  await setLanguage(preferred());
}
