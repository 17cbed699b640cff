/** How somebody likes the page: remembered on this device. */

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
  /** What was played last against bots, and how well they played. */
  rules: string;
  level: "anfaenger" | "stammtisch" | "verein";
  /** Whether cards are seen to move; the device's own wish for little motion counts too. */
  motion: boolean;
  sounds: boolean;
  /** Whether single letters do something at the table. */
  keys: boolean;
}

const REMEMBERED = "romme-taste";
const USUAL: Preferences = {
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

function remembered(): Preferences {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") as Preferences) };
  } catch {
    return USUAL;
  }
}

export const preferences = $state<Preferences>(remembered());

/** Shows the page as somebody likes it, and remembers that. */
export function applyPreferences(): void {
  const root = document.documentElement;
  root.classList.toggle("large", preferences.large);
  root.classList.toggle("four-colours", preferences.fourColours);
  root.classList.toggle("still", !preferences.motion);
  root.dataset.theme = preferences.theme;
  localStorage.setItem(REMEMBERED, JSON.stringify(preferences));
}
