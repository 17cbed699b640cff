/**
 * The room of the voice of the table: its own row and the row of buttons, which may be beside or below it.
 * Longer contents scroll there, so they never cover melds, piles or the hand.
 */

/** Gives an element the size of that room. */
export function fillVoiceRoom(element: HTMLElement): () => void {
  const own = element.closest(".own");
  const find = (selector: string) => [...(own?.querySelectorAll(selector) ?? [])];
  const rows = find("[data-voice], :scope > .actions");
  const parts = find(":scope > .hand, :scope > .foot");
  function fit(): void {
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const end = Math.max(...boxes.map((box) => box.bottom));
    const below = parts.map((part) => part.getBoundingClientRect().top).filter((y) => y >= end);
    element.style.width = `${String(right - left)}px`;
    element.style.height = `${String(Math.min(...below, window.innerHeight) - top)}px`;
  }
  fit();
  const observer = new ResizeObserver(fit);
  for (const row of rows) observer.observe(row);
  return () => {
    observer.disconnect();
    element.style.width = element.style.height = "";
  };
}

/** Keeps an element that grows downwards on the screen: it scrolls if it would be longer. */
export function withinScreen(element: HTMLElement): void {
  const room = window.innerHeight - element.getBoundingClientRect().top - MARGIN_PX;
  element.style.maxHeight = `${String(Math.max(room, 0))}px`;
  element.style.overflow = "auto";
}

const MARGIN_PX = 4;
