/** The room that the hand needs, so that its height stays the same within a turn. */
import type { Picture } from "../wire/generated";

/** The largest number of cards that the player holds until the end of their next turn. */
export function mostCards(picture: Picture): number {
  const { turn, hand, game, seat } = picture;
  if (
    hand.length === 0 &&
    game !== null &&
    (turn === null || turn.phase === "cut" || turn.phase === "shuffle")
  )
    return game.hand_size + 1;
  const hasDrawn = turn?.phase === "play" && turn.seat === seat;
  // A taken open card still lies on the table, but is shown with the hand.
  return hasDrawn ? hand.length + (turn.taken === undefined ? 0 : 1) : hand.length + 1;
}
