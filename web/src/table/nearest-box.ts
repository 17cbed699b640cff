/** Finds the box nearest to a point, because fingers are imprecise. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function distance(box: Box, x: number, y: number): number {
  const across = Math.max(box.left - x, 0, x - box.right);
  const down = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(across, down);
}

/** The name of the nearest box within `most` pixels; the smallest one if several contain the point. */
export function nearest(
  boxes: readonly (Box & { name: string })[],
  x: number,
  y: number,
  most: number,
): string | null {
  const area = (box: Box) => (box.right - box.left) * (box.bottom - box.top);
  let best: (Box & { name: string }) | null = null;
  for (const box of boxes) {
    const away = distance(box, x, y);
    if (away > most) continue;
    const least = best === null ? Infinity : distance(best, x, y);
    if (best === null || away < least || (away === least && area(box) < area(best))) best = box;
  }
  return best?.name ?? null;
}
