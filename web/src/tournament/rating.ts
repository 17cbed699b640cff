/**
 * The points of a list (T12, T13, T15), from the figures that the list itself carries. The page
 * otherwise knows no rules, but without a network nobody else could add up. The tests run this
 * module against `romme.tournament.lists.points`.
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

/** The part of a list that says how many points things bring. */
export type Figures = Pick<
  ListSeen,
  "endings" | "opened" | "opened_above" | "unopened" | "unopened_above"
>;

function bandsOf(figures: Figures, count: Count): [bands: [number, number][], above: number] {
  return count.hand === "opened"
    ? [figures.opened, figures.opened_above]
    : [figures.unopened, figures.unopened_above];
}

/** Both figures of somebody who was left with cards (T12). */
export function rated(figures: Figures, count: Count): EntrySeen {
  const [bands, above] = bandsOf(figures, count);
  const found = bands.find(([limit]) => count.card_points <= limit);
  return { rating: found ? found[1] : above, card_points: count.card_points };
}

/** A hand thrown in before it was counted: the next worse class, and again one more off (T15). */
function thrownIn(figures: Figures, count: Count, time: number): EntrySeen {
  const [bands] = bandsOf(figures, count);
  const limit = bands.find(([most]) => count.card_points <= most)?.[0];
  return {
    rating: rated(figures, count).rating - (time <= 1 ? 1 : 2),
    card_points: limit === undefined ? count.card_points : limit + 1,
  };
}

/** The entry of each seat; null for a seat that did not play. */
export function entriesOf(
  figures: Figures,
  line: Line,
  thrown: ThrownInHand[] = [],
): (EntrySeen | null)[] {
  return line.counts.map((count, place) => {
    const seat = place + 1;
    if (seat === line.winner) {
      const ending = figures.endings.find((one) => one.ending === line.ending);
      return { rating: ending?.rating ?? 0, card_points: 0 };
    }
    if (count === null) return null;
    const was = thrown.find((one) => one.seat === seat);
    return was ? thrownIn(figures, count, was.time) : rated(figures, count);
  });
}

function together(entries: (EntrySeen | null)[]): EntrySeen {
  let [rating, points] = [0, 0];
  for (const one of entries) {
    rating += one?.rating ?? 0;
    points += one?.card_points ?? 0;
  }
  return { rating, card_points: points };
}

/** A game with its figures worked out anew. */
export function scored(figures: Figures, game: GameSeen): GameSeen {
  if (game.line === null) return { ...game, entries: [], check: null };
  const entries = entriesOf(figures, game.line, game.thrown_in);
  return { ...game, entries, check: together(entries) };
}

/** The foot of a column (T13): minus points are crosses. */
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

/** A list with its foot added up anew. */
export function summed(list: ListSeen): ListSeen {
  const feet = list.seats.map((_, place) => footOf(list.games, place));
  return { ...list, feet, check: together(feet) };
}
