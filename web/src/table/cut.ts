/** Cutting the pack. */
import { randomInt } from "../deal/random";
import type { Picture } from "../wire/generated";

/** The least and the largest number of cards that may be lifted. */
export function cutRange({ rules, game }: Picture): { least: number; most: number } {
  const least = Math.max(1, Number(rules.options.cut_at_least ?? 1));
  return { least, most: (game?.pack ?? 52) - least };
}

/** A random number of cards to lift. A predictable cut could be exploited. */
export function randomCut(picture: Picture): number {
  const { least, most } = cutRange(picture);
  return randomInt(least, most);
}
