/** Display preferences, stored on this device. */
import type { Pace } from "../wire/generated";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SORTS = ["suit", "rank", "melds", "own"] as const;
export type Sort = (typeof SORTS)[number];
export const LEVELS = ["anfaenger", "stammtisch", "verein"] as const;
export type Level = (typeof LEVELS)[number];
/**
 * How card faces are drawn: "french" has pips and courts with the letters of the page's language,
 * "german" the same with B, D and K, and "large" only a large rank and suit.
 */
export const CARD_FACES = ["french", "german", "large"] as const;
export type CardFace = (typeof CARD_FACES)[number];
export const CARD_BACKS = ["lattice", "diamonds", "waves", "rays", "plain"] as const;
export type CardBack = (typeof CARD_BACKS)[number];
/** The colours of the table. style.css has the values of each. */
export const FELTS = ["green", "blue", "burgundy", "grey"] as const;
export type Felt = (typeof FELTS)[number];

export const PACES = ["leisurely", "normal", "brisk", "instant"] as const satisfies readonly Pace[];

export interface Preferences {
  large: boolean;
  fourColours: boolean;
  /** "auto": large indices in large print, otherwise French cards. */
  face: CardFace | "auto";
  back: CardBack;
  felt: Felt;
  theme: Theme;
  sort: Sort;
  name: string;
  /** Rule set and bot level of the last game against bots. */
  rules: string;
  level: Level;
  /** Number of bots by rule set, where it was chosen. */
  bots: Record<string, number>;
  /** Whether cards are animated. The system setting for reduced motion counts too. */
  motion: boolean;
  sounds: boolean;
  /** From 0 to 100. */
  volume: number;
  /** Whether the offer to turn sounds on was answered. It is made only once. */
  soundsOffered: boolean;
  /** Whether the device vibrates when the player's turn comes. */
  vibration: boolean;
  /** Whether the player wants a notification if their turn comes while the page is hidden. */
  notifications: boolean;
  /** The pace that the player chooses at tables where they may. */
  pace: Pace;
  /** Whether letter keys work at the table. */
  keys: boolean;
}

const STORAGE_KEY = "romme-taste";
const DEFAULTS: Preferences = {
  large: false,
  fourColours: false,
  face: "auto",
  back: "lattice",
  felt: "green",
  theme: "auto",
  sort: "suit",
  name: "",
  rules: "klassik",
  level: "anfaenger",
  bots: {},
  motion: true,
  sounds: false,
  volume: 70,
  soundsOffered: false,
  vibration: false,
  notifications: false,
  pace: "normal",
  keys: true,
};
/** The values of the preferences that are not just any string, number or boolean. */
const CHOICES = {
  face: ["auto", ...CARD_FACES],
  back: CARD_BACKS,
  felt: FELTS,
  theme: THEMES,
  sort: SORTS,
  level: LEVELS,
  pace: PACES,
} satisfies Partial<Record<keyof Preferences, readonly unknown[]>>;

/** Read stored preferences. Values that this page does not know fall back to the default. */
export function parsePreferences(stored: string | null): Preferences {
  const found = { ...DEFAULTS };
  try {
    const entries: [string, unknown][] = Object.entries(JSON.parse(stored ?? "{}") as object);
    for (const [name, value] of entries)
      if (isKnown(name, value)) Object.assign(found, { [name]: value });
  } catch {
    // Not JSON.
  }
  return found;
}

function isKnown(name: string, value: unknown): boolean {
  if (!Object.hasOwn(DEFAULTS, name) || value === null) return false;
  const choices = (CHOICES as Partial<Record<string, readonly unknown[]>>)[name];
  return choices?.includes(value) ?? typeof value === typeof DEFAULTS[name as keyof Preferences];
}

function load(): Preferences {
  try {
    return parsePreferences(localStorage.getItem(STORAGE_KEY));
  } catch {
    return { ...DEFAULTS }; // The browser forbids storage.
  }
}

export const preferences = $state<Preferences>(load());

/** The face of cards with a preference. Automatic faces follow the size of the print. */
export function shownFace(wish = preferences.face): CardFace {
  if (wish !== "auto") return wish;
  return preferences.large ? "large" : "french";
}

/** Applies the preferences to the document. */
export function applyPreferences(): void {
  const root = document.documentElement;
  root.classList.toggle("large", preferences.large);
  root.classList.toggle("four-colours", preferences.fourColours);
  root.classList.toggle("still", !preferences.motion);
  root.dataset.theme = preferences.theme;
  root.dataset.felt = preferences.felt;
  // The browser's own bar, on phones.
  const colour = getComputedStyle(root).getPropertyValue("--felt-deep");
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", colour.trim());
}

export function storePreferences(): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences));
}
