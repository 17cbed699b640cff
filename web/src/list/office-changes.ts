/**
 * The changes of the office on a list since its keeper last read it: struck games, corrections,
 * incidents, rulings and an early end.
 *
 * The phone remembers the state of the list that the keeper has read. Entries and corrections of the
 * table itself are no news and move this state on; changes of the office keep it until confirmed.
 */
import type {
  EarlyEnding,
  Line,
  ListCorrection,
  ListIncident,
  ListSeen,
  ThrownInHand,
} from "../wire/generated";
import { sameLine } from "./pending";

/** A line with the hands thrown in during its game, which change its rating. */
export interface RatedLine {
  line: Line;
  thrown: ThrownInHand[];
}

/** The parts of a list that the office can change, as the keeper has read them. */
export interface ReadState {
  games: (RatedLine | null)[];
  struck: number;
  corrections: number;
  incidents: number;
  rulings: number;
  isEnded: boolean;
}

export interface ChangedGame {
  game: number;
  /** Null if the game came back, because the office has undone its decision. */
  before: RatedLine | null;
  after: RatedLine | null;
  /** Whether the game has to be played again. */
  isReplayed: boolean;
  /** The reason of a correction; empty if there is none. */
  reason: string;
}

/** Changes of the office that the keeper has not read. */
export interface OfficeChanges {
  games: ChangedGame[];
  incidents: ListIncident[];
  /** The texts of rulings. */
  rulings: string[];
  ending: EarlyEnding | null;
}

export function readStateOf(list: ListSeen): ReadState {
  return {
    games: list.games.map(({ line, thrown_in }) => line && { line, thrown: thrown_in }),
    struck: list.struck.length,
    corrections: list.corrections.length,
    incidents: list.incidents.length,
    rulings: "rulings" in list ? list.rulings.length : 0, // missing in snapshots of older versions
    isEnded: Boolean(list.early_ending),
  };
}

/** The state after an undo of the table itself: its lines are read, decisions of the office are not. */
export function afterOwnUndo(read: ReadState, list: ListSeen): ReadState {
  const seen = readStateOf(list);
  return {
    games: seen.games,
    struck: Math.min(read.struck, seen.struck),
    corrections: Math.min(read.corrections, seen.corrections),
    incidents: Math.min(read.incidents, seen.incidents),
    rulings: Math.min(read.rulings, seen.rulings),
    isEnded: read.isEnded && seen.isEnded,
  };
}

/** The changes of the office since `read`; null if there are none. */
export function officeChanges(read: ReadState, list: ListSeen): OfficeChanges | null {
  const found: OfficeChanges = {
    games: [...struckGames(read, list), ...changedGames(read, list)],
    incidents: list.incidents.slice(read.incidents),
    rulings: list.rulings.slice(read.rulings).map(({ text }) => text),
    ending: read.isEnded ? null : (list.early_ending ?? null),
  };
  const { games, incidents, rulings, ending } = found;
  const isNothing = games.length + incidents.length + rulings.length === 0 && !ending;
  return isNothing ? null : { ...found, games: games.sort((one, other) => one.game - other.game) };
}

function isOfOffice(correction: ListCorrection): boolean {
  return correction.by !== "keeper";
}

function lineNow(list: ListSeen, game: number): RatedLine | null {
  const seen = list.games[game - 1];
  return seen?.line ? { line: seen.line, thrown: seen.thrown_in } : null;
}

function struckGames(read: ReadState, list: ListSeen): ChangedGame[] {
  return list.struck.slice(read.struck).map(({ game, written }) => ({
    game,
    before: { line: written.line, thrown: written.thrown_in },
    after: lineNow(list, game),
    isReplayed: game <= list.games.length,
    reason: "",
  }));
}

function changedGames(read: ReadState, list: ListSeen): ChangedGame[] {
  const struck = new Set(list.struck.slice(read.struck).map(({ game }) => game));
  const isRestored = list.struck.length < read.struck;
  return read.games.flatMap((before, place): ChangedGame[] => {
    const game = place + 1;
    const after = lineNow(list, game);
    if (before === null)
      return isRestored && after ? [{ game, before, after, isReplayed: false, reason: "" }] : [];
    if (struck.has(game) || isSame(before, after)) return [];
    const corrections = list.corrections.slice(read.corrections).filter((one) => one.game === game);
    const isOwn = corrections.length > 0 && !corrections.some(isOfOffice);
    const isRatedAlike = after !== null && sameThrown(before, after);
    const reason = corrections.filter(isOfOffice).at(-1)?.reason ?? "";
    return isOwn && isRatedAlike ? [] : [{ game, before, after, isReplayed: false, reason }];
  });
}

function isSame(before: RatedLine, after: RatedLine | null): boolean {
  return after !== null && sameLine(before.line, after.line) && sameThrown(before, after);
}

function sameThrown(one: RatedLine, other: RatedLine): boolean {
  return JSON.stringify(one.thrown) === JSON.stringify(other.thrown);
}
