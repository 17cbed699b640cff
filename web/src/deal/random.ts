/** Random numbers from the browser, which no server can predict. */

/** A uniformly random integer from `least` to `most`, both included. */
export function randomInt(least: number, most: number): number {
  const count = most - least + 1;
  const fair = 2 ** 32 - (2 ** 32 % count);
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < fair ? least + (drawn % count) : randomInt(least, most);
}
