/** What letters do at the table, in one place: for the keyboard and for the help that lists them. */

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

export type Deed = (typeof KEYS)[number][1];

/** Keys that browsers know already; listed with the others. */
export const USUAL_KEYS = [
  ["← →", "cards"],
  ["⇧ ← →", "move"],
  ["Space", "pick"],
  ["Tab", "places"],
  ["Esc", "cancel"],
] as const;

/** What a key press is for; nothing while somebody writes, or with Ctrl, Alt or the like. */
export function deedOf(event: KeyboardEvent): Deed | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return null;
  const target = event.target as HTMLElement | null;
  if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return null;
  return KEYS.find(([key]) => key === event.key.toLowerCase())?.[1] ?? null;
}
