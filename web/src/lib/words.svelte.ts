/**
 * The words of the page: the same Fluent catalogues that the server speaks from.
 *
 * A language is fetched when somebody chooses it; the choice is remembered on this device.
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

const REMEMBERED = "romme-language";

let language = $state<Language>("en");
let bundle = $state.raw<FluentBundle | null>(null);

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
  bundle = fresh;
  language = wanted;
  document.documentElement.lang = wanted;
  localStorage.setItem(REMEMBERED, wanted);
}

/** Speaks what was spoken last, or what the browser prefers. */
export async function loadWords(): Promise<void> {
  const wishes = [localStorage.getItem(REMEMBERED) ?? "", ...navigator.languages];
  const known = wishes
    .map((wish) => wish.slice(0, 2).toLowerCase())
    .find((wish): wish is Language => (LANGUAGES as readonly string[]).includes(wish));
  await speak(known ?? "en");
}
