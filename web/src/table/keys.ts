/** The keyboard shortcuts of the table, also listed in the help. */

export const KEYS = [
  ["n", "stock"],
  ["o", "open"],
  ["m", "meld"],
  ["g", "go"],
  ["d", "discard"],
  ["z", "undo"],
  ["h", "hint"],
  ["s", "sort"],
  ["l", "list"],
  ["c", "chat"],
  ["r", "rules"],
  ["?", "help"],
] as const;

export type KeyAction = (typeof KEYS)[number][1];

/** Keys handled elsewhere; only listed in the help. */
export const BROWSER_KEYS = [
  ["← →", "cards"],
  ["⇧ ← →", "move"],
  ["Space", "pick"],
  ["Tab", "places"],
  ["Esc", "cancel"],
] as const;

/** The action of a key press; null in inputs and with modifiers. */
export function keyAction(event: KeyboardEvent): KeyAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return null;
  const target = event.target as HTMLElement | null;
  if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return null;
  return KEYS.find(([key]) => key === event.key.toLowerCase())?.[1] ?? null;
}
