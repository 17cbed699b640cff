/** Display preferences, stored on this device. */

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SORTS = ["suit", "rank", "melds", "own"] as const;
export type Sort = (typeof SORTS)[number];

interface Preferences {
  large: boolean;
  fourColours: boolean;
  theme: Theme;
  sort: Sort;
  name: string;
  /** Rule set and bot level of the last game against bots. */
  rules: string;
  level: "anfaenger" | "stammtisch" | "verein";
  /** Whether cards are animated. The system setting for reduced motion counts too. */
  motion: boolean;
  sounds: boolean;
  /** Whether letter keys work at the table. */
  keys: boolean;
}

const STORAGE_KEY = "romme-taste";
const DEFAULTS: Preferences = {
  large: false,
  fourColours: false,
  theme: "auto",
  sort: "suit",
  name: "",
  rules: "klassik",
  level: "stammtisch",
  motion: true,
  sounds: false,
  keys: true,
};

function load(): Preferences {
  try {
    return {
      ...DEFAULTS,
      ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Preferences),
    };
  } catch {
    return DEFAULTS;
  }
}

export const preferences = $state<Preferences>(load());

/** Applies the preferences to the document and stores them. */
export function applyPreferences(): void {
  const root = document.documentElement;
  root.classList.toggle("large", preferences.large);
  root.classList.toggle("four-colours", preferences.fourColours);
  root.classList.toggle("still", !preferences.motion);
  root.dataset.theme = preferences.theme;
  localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences));
}
