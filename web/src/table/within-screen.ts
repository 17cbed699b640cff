/** Keeps an element that grows downwards on the screen: it scrolls if it would be longer. */

const MARGIN_PX = 4;

export function withinScreen(element: HTMLElement): void {
  const room = window.innerHeight - element.getBoundingClientRect().top - MARGIN_PX;
  element.style.maxHeight = `${String(Math.max(room, 0))}px`;
  element.style.overflow = "auto";
}
