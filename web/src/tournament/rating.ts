/**
 * The points of a list (T12, T13, T15), from the rating table that the list carries. The
 * page needs these rules because it must add up offline. Tests compare this module with
 * `romme.tournament.lists.points`.
 */
import type {
  Count,
  EntrySeen,
  FootSeen,
  GameSeen,
  Line,
  ListSeen,
  ThrownInHand,
} from "../wire/generated";

/** The rating table of a list. */
export type RatingTable = Pick<
  ListSeen,
  | "endings"
  | "opened"
  | "opened_above"
  | "unopened"
  | "unopened_above"
  | "cross_points"
  | "thrown_in_again"
>;

function bandsOf(
  ratingTable: RatingTable,
  count: Count,
): [bands: [number, number][], above: number] {
  return count.hand === "opened"
    ? [ratingTable.opened, ratingTable.opened_above]
    : [ratingTable.unopened, ratingTable.unopened_above];
}

/** Rating points and card points of a player who was left with cards (T12). */
export function rateCount(ratingTable: RatingTable, count: Count): EntrySeen {
  const [bands, above] = bandsOf(ratingTable, count);
  const found = bands.find(([limit]) => count.card_points <= limit);
  return { rating: found ? found[1] : above, card_points: count.card_points };
}

/** Whether a hand that is thrown in for the `time`-th time costs one more point (T15). */
export function isOneMore(ratingTable: RatingTable, time: number): boolean {
  return time > 1 && ratingTable.thrown_in_again !== "same";
}

/** A hand thrown in before it was counted: one class worse, the second time maybe one more point (T15). */
function rateThrownIn(ratingTable: RatingTable, count: Count, time: number): EntrySeen {
  const [bands] = bandsOf(ratingTable, count);
  const limit = bands.find(([most]) => count.card_points <= most)?.[0];
  return {
    rating: rateCount(ratingTable, count).rating - (isOneMore(ratingTable, time) ? 2 : 1),
    card_points: limit === undefined ? count.card_points : limit + 1,
  };
}

/** Entry by seat; null for a seat that did not play. */
export function entriesOf(
  ratingTable: RatingTable,
  line: Line,
  thrown: ThrownInHand[] = [],
): (EntrySeen | null)[] {
  return line.counts.map((count, place) => {
    const seat = place + 1;
    if (seat === line.winner) {
      const ending = ratingTable.endings.find((one) => one.ending === line.ending);
      return { rating: ending?.rating ?? 0, card_points: 0 };
    }
    if (count === null) return null;
    const was = thrown.find((one) => one.seat === seat);
    const rated = was ? rateThrownIn(ratingTable, count, was.time) : rateCount(ratingTable, count);
    const isLeftOut = rated.rating < 0 && ratingTable.cross_points === "left_out";
    return isLeftOut ? { ...rated, card_points: 0 } : rated;
  });
}

function sumOf(entries: (EntrySeen | null)[]): EntrySeen {
  let [rating, points] = [0, 0];
  for (const one of entries) {
    rating += one?.rating ?? 0;
    points += one?.card_points ?? 0;
  }
  return { rating, card_points: points };
}

/** Recomputes the points of a game. */
export function rateGame(ratingTable: RatingTable, game: GameSeen): GameSeen {
  if (game.line === null) return { ...game, entries: [], check: null };
  const entries = entriesOf(ratingTable, game.line, game.thrown_in);
  return { ...game, entries, check: sumOf(entries) };
}

/** The sums of a column (T13). Negative ratings are counted as crosses. */
function footOf(games: GameSeen[], place: number): FootSeen {
  const foot: FootSeen = { rating: 0, plus: 0, minus: 0, crosses: 0, card_points: 0 };
  for (const game of games) {
    const entry = game.entries[place];
    if (!entry) continue;
    foot.rating += entry.rating;
    foot.card_points += entry.card_points;
    if (entry.rating < 0) {
      foot.minus -= entry.rating;
      foot.crosses += 1;
    } else foot.plus += entry.rating;
  }
  return foot;
}

/** Recomputes the sums of a list. */
export function withSums(list: ListSeen): ListSeen {
  const feet = list.seats.map((_, place) => footOf(list.games, place));
  return { ...list, feet, check: sumOf(feet) };
}
