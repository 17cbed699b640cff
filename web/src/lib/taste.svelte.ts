/** How somebody likes the page: remembered on this device. */

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SORTS = ["suit", "rank", "own"] as const;
export type Sort = (typeof SORTS)[number];

interface Taste {
  large: boolean;
  fourColours: boolean;
  theme: Theme;
  sort: Sort;
  name: string;
}

const REMEMBERED = "romme-taste";
const USUAL: Taste = { large: false, fourColours: false, theme: "auto", sort: "suit", name: "" };

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
  root.dataset["theme"] = taste.theme;
  localStorage.setItem(REMEMBERED, JSON.stringify(taste));
}
