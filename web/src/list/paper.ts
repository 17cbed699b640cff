/** The list as it stands on paper: every game a row, those that were struck as well. */
import { entriesOf, rateGame, withSums } from "../tournament/rating";
import type { EntrySeen, ListCorrection, ListSeen, ListIncident } from "../wire/generated";

/** What is worth knowing about a row. */
export type Mark = "unsent" | "corrected" | "incident" | "differs" | "unconfirmed" | "struck";

export interface Row {
  key: string;
  game: number;
  round: number;
  dealer: number;
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

/** The control list as a list: who keeps it does not see what the other one says. */
export function asControl(list: ListSeen): ListSeen {
  const games = list.games.map((game) =>
    rateGame(list, { ...game, line: game.control, thrown_in: [], confirmed_by: 0 }),
  );
  return withSums({ ...list, games, struck: [], corrections: [], incidents: [] });
}

/** All rows; some games are known here only. */
export function rowsOf(list: ListSeen, unsent: ReadonlySet<number>): Row[] {
  return list.games.flatMap((game, place) => {
    const number = place + 1;
    const { round, dealer } = game;
    const struck = list.struck
      .filter((one) => one.game === number)
      .map(({ written }, time): Row => ({
        key: `${number} struck ${time}`,
        ...{ game: number, round, dealer, isStruck: true, isOpen: false, check: null },
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
      ...{ game: number, round, dealer, isStruck: false, isOpen: game.line === null },
      winner: game.line?.winner ?? null,
      entries: game.entries,
      check: game.check,
      marks,
    };
    return [...struck, row];
  });
}
