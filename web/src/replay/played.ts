/** How games went that somebody has played. */
import type { PlayedGame } from "../wire/generated";

export type Result = "won" | "lost" | "nobody" | "out";

/** How a game went for whoever played it. */
export function resultOf(game: PlayedGame): Result {
  if (game.scores[game.seat - 1] === null) return "out";
  if (game.winner === null) return "nobody";
  return game.winner === game.seat ? "won" : "lost";
}
