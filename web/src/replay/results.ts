/** Results of played games. */
import type { PlayedGame } from "../wire/generated";

export type Result = "won" | "lost" | "nobody" | "out";

/** The result of a game for its player. `out`: sat out as the dealer. */
export function resultOf(game: PlayedGame): Result {
  if (game.scores[game.seat - 1] === null) return "out";
  if (game.winner === null) return "nobody";
  return game.winner === game.seat ? "won" : "lost";
}
