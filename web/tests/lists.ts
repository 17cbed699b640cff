/** Lists for tests: a table of four, at which the dealer sits out. */
import type { Count, GameSeen, Hand, Line, ListSeen } from "../src/wire/generated";

export function left(points: number, hand: Hand = "opened"): Count {
  return { card_points: points, hand };
}

/** A line of a game that seat 1 dealt and seat 2 won, with the counts of seats 3 and 4. */
export function line(three = left(12), four = left(104, "unopened")): Line {
  return { ending: "romme", winner: 2, counts: [null, null, three, four] };
}

function game(number: number): GameSeen {
  const dealer = ((number - 1) % 4) + 1;
  return {
    round: Math.ceil(number / 4),
    dealer,
    playing: [1, 2, 3, 4].filter((seat) => seat !== dealer),
    line: null,
    entries: [],
    entered_by: 0,
    confirmed_by: null,
    thrown_in: [],
    control: null,
    check: null,
    differs: [],
  };
}

const NONE = { rating: 0, plus: 0, minus: 0, crosses: 0, card_points: 0 };

export function list(change: Partial<ListSeen> = {}): ListSeen {
  return {
    tournament: "t",
    version: 10,
    name: "Spring cup",
    series: 1,
    table: 3,
    phase: "running",
    you: { role: "keeper", series: 1, table: 3, number: 0, own: false },
    terms: {
      rounds: 1,
      dropped: 0,
      team_size: 4,
      tandem_size: 2,
      pack_check: "asked",
      second_count: "not-asked",
      control_list: "not-asked",
      signatures: "asked",
      unfinished: "ranked",
      last_round: "entered",
      partners: "apart",
      team_seating: "mixed",
      void_hands: "uncounted",
      venue: "hall",
      series_minutes: 120,
      early_end: "entered-games",
      place: "",
      organiser: "",
      date: "",
      colour: "",
    },
    clock: 0,
    now: 0,
    announcement: "",
    seats: ["Anna", "Jos", "Léa", "Marcel"].map((name, place) => ({
      number: place + 1,
      name,
      club: "",
      left: false,
      substituted: false,
      thrown_before: 0,
      mark: "",
    })),
    games: [1, 2, 3, 4].map(game),
    feet: [NONE, NONE, NONE, NONE],
    check: { rating: 0, card_points: 0 },
    pack: 110,
    pack_checked: true,
    struck: [],
    signatures: [],
    corrections: [],
    incidents: [],
    rulings: [],
    signers: [1, 2, 3, 4],
    replays: 0,
    obstacle: "",
    finished: false,
    can_undo: false,
    endings: [
      { ending: "romme", rating: 5 },
      { ending: "hand", rating: 8 },
      { ending: "hand_laid_off", rating: 6 },
      { ending: "stock_used_up", rating: null },
      { ending: "blocked", rating: null },
    ],
    opened: [
      [10, 3],
      [30, 2],
    ],
    opened_above: 1,
    unopened: [[100, 0]],
    unopened_above: -1,
    cross_points: "entered",
    thrown_in_again: "one_more",
    announcement_ends: 0,
    early_ending: null,
    table_now: null,
    addresses: [],
    logo: "",
    call: null,
    ...change,
  };
}

export const PLACE = { series: 1, table: 3 };

/** A line for any game: the first player wins, the others are left with `points`. */
export function anyLine(game: number, points = 40): Line {
  const playing = list().games[game - 1]?.playing ?? [];
  const winner = playing[0] ?? 1;
  const counts = [1, 2, 3, 4].map((seat) =>
    playing.includes(seat) && seat !== winner ? left(points) : null,
  );
  return { ending: "romme", winner, counts };
}
