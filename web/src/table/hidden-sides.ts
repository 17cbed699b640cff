/** Finds out on which sides a scrolling container hides some of its parts. */

interface Box {
  getBoundingClientRect: () => { top: number; bottom: number };
}

/** Minimum visible part of an element, in pixels. */
const SEEN_PX = 12;

/** Whether parts lie above or below the visible area of a container. */
export function hiddenSides(
  container: Box,
  parts: readonly Box[],
): { above: boolean; below: boolean } {
  const { top, bottom } = container.getBoundingClientRect();
  const boxes = parts.map((part) => part.getBoundingClientRect());
  return {
    above: boxes.some((box) => box.bottom < top + SEEN_PX),
    below: boxes.some((box) => box.top > bottom - SEEN_PX),
  };
}
