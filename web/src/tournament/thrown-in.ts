/**
 * Numbers the hands that were thrown in (T15), again after a correction made offline. Tests compare
 * this module with `romme.tournament.lists.thrown_in`.
 */
import type { ListIncident, ListSeen } from "../wire/generated";
import { isOneMore, rateGame, withSums } from "./rating.ts";

/** Whether a recorded hand still counts: its game is on the list, and its seat was counted. */
function stands(list: ListSeen, at: number): boolean {
  const noted = list.incidents[at];
  const game = noted && list.games[noted.game - 1];
  if (!noted || !game?.line) return false;
  const isAgain = list.incidents
    .slice(at + 1)
    .some((one) => one.kind === noted.kind && one.game === noted.game && one.seat === noted.seat);
  const isLive = game.thrown_in.some((one) => one.seat === noted.seat);
  return isLive && !isAgain && game.line.counts[noted.seat - 1] !== null;
}

/** The list with its thrown-in hands numbered again. */
export function renumbered(list: ListSeen): ListSeen {
  if (!list.incidents.some((one) => one.kind === "hand-thrown-in")) return list;
  const isCounted = list.terms.void_hands === "counted";
  const times = list.seats.map((seat) => seat.thrown_before);
  let games = list.games;
  const incidents = list.incidents.map((noted, at): ListIncident => {
    if (noted.kind !== "hand-thrown-in") return noted;
    const isStanding = stands(list, at);
    if (!isStanding && !isCounted) return { ...noted, stands: false };
    const time = (times[noted.seat - 1] ?? 0) + 1;
    times[noted.seat - 1] = time;
    if (isStanding)
      games = games.map((game, place) => {
        if (place !== noted.game - 1) return game;
        const thrown = game.thrown_in.map((one) =>
          one.seat === noted.seat ? { ...one, time } : one,
        );
        return rateGame(list, { ...game, thrown_in: thrown });
      });
    const consequence = isOneMore(list, time) ? "class-worse-and-point-off" : "one-class-worse";
    return { ...noted, stands: isStanding, time, consequence };
  });
  return withSums({ ...list, games, incidents });
}
