/** The rows of a list as on paper: one for every game, including struck ones. */
import { entriesOf, rateGame, withSums } from "../tournament/rating";
import type { EntrySeen, ListCorrection, ListSeen, ListIncident } from "../wire/generated";

/** A mark shown with a row. */
export type Mark = "unsent" | "corrected" | "incident" | "differs" | "unconfirmed" | "struck";

export interface Row {
  key: string;
  game: number;
  round: number;
  dealer: number;
  /** Whether the dealer sits out, at a table of four. */
  isDealerOut: boolean;
  isStruck: boolean;
  isOpen: boolean;
  winner: number | null;
  entries: (EntrySeen | null)[];
  check: EntrySeen | null;
  marks: Mark[];
}

export function correctionsOf(list: ListSeen, game: number): ListCorrection[] {
  return list.corrections.filter((one) => one.game === game);
}

export function incidentsOf(list: ListSeen, game: number): ListIncident[] {
  return list.incidents.filter((one) => one.game === game || one.struck_from === game);
}

/** The control list in the form of a list. Its keeper must not see the other list. */
export function asControl(list: ListSeen): ListSeen {
  const games = list.games.map((game) =>
    rateGame(list, { ...game, line: game.control, thrown_in: [], confirmed_by: 0 }),
  );
  return withSums({ ...list, games, struck: [], corrections: [], incidents: [] });
}

/** All rows; `unsent` contains games that only this device knows. */
export function rowsOf(list: ListSeen, unsent: ReadonlySet<number>): Row[] {
  return list.games.flatMap((game, place) => {
    const number = place + 1;
    const { round, dealer } = game;
    const isDealerOut = !game.playing.includes(dealer);
    const struck = list.struck
      .filter((one) => one.game === number)
      .map(({ written }, time): Row => ({
        key: `${number} struck ${time}`,
        ...{ game: number, round, dealer, isDealerOut, isStruck: true, isOpen: false, check: null },
        winner: written.line.winner,
        entries: entriesOf(list, written.line, written.thrown_in),
        marks: ["struck"],
      }));
    const marks: Mark[] = [];
    if (unsent.has(number)) marks.push("unsent");
    if (correctionsOf(list, number).length > 0) marks.push("corrected");
    if (incidentsOf(list, number).length > 0) marks.push("incident");
    if (game.differs.length > 0) marks.push("differs");
    const isDue = list.terms.second_count === "asked" && game.line !== null;
    if (isDue && game.confirmed_by === null) marks.push("unconfirmed");
    const row: Row = {
      key: String(number),
      ...{ game: number, round, dealer, isDealerOut, isStruck: false, isOpen: game.line === null },
      winner: game.line?.winner ?? null,
      entries: game.entries,
      check: game.check,
      marks,
    };
    return [...struck, row];
  });
}
