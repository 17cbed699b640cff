/** Games that somebody has played, as the server lists them. */

export interface PlayedGame {
  table: string;
  number: number;
  /** Milliseconds since 1970. */
  ended: number;
  rules: string;
  ending: string;
  winner: number | null;
  seat: number;
  score: number | null;
  names: string[];
  scores: (number | null)[];
}

export type Result = "won" | "lost" | "nobody" | "out";

/** How a game went for whoever played it. */
export function resultOf(game: PlayedGame): Result {
  if (game.scores[game.seat - 1] === null) return "out";
  if (game.winner === null) return "nobody";
  return game.winner === game.seat ? "won" : "lost";
}
