/** How somebody likes the page: remembered on this device. */

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SORTS = ["suit", "rank", "melds", "own"] as const;
export type Sort = (typeof SORTS)[number];

interface Taste {
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
const USUAL: Taste = {
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

function remembered(): Taste {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") as Taste) };
  } catch {
    return USUAL;
  }
}

export const taste = $state<Taste>(remembered());

/** Shows the page as somebody likes it, and remembers that. */
export function applyTaste(): void {
  const root = document.documentElement;
  root.classList.toggle("large", taste.large);
  root.classList.toggle("four-colours", taste.fourColours);
  root.classList.toggle("still", !taste.motion);
  root.dataset.theme = taste.theme;
  localStorage.setItem(REMEMBERED, JSON.stringify(taste));
}
