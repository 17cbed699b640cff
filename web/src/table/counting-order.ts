/**
 * The seats in the order in which their hands are counted (T11, V6.2): the winner, who has nothing
 * to count, then the others clockwise from the winner's left. `playing` begins at the dealer's left.
 */
export function countingOrder(playing: readonly number[], winner: number | null): number[] {
  const first = winner === null ? 0 : Math.max(0, playing.indexOf(winner));
  return [...playing.slice(first), ...playing.slice(0, first)];
}
