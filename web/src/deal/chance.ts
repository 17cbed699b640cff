/** Chance from the browser itself: nothing that a server could foresee. */

/** A whole number from `least` to `most`, each as likely as the others. */
export function drawBetween(least: number, most: number): number {
  const count = most - least + 1;
  const fair = 2 ** 32 - (2 ** 32 % count);
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < fair ? least + (drawn % count) : drawBetween(least, most);
}
