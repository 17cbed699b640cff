/**
 * What can be done with an entry that the server refused: both versions are shown, and people choose.
 */
import type { Line, ListSeen } from "../wire/generated";
import { controlled, entered, fitsDeal, isLocked, sameLine, type OnList } from "./pending";

/** The line that a command wants, if it wants one. */
export function lineIn(command: OnList): Line | null {
  return "line" in command ? command.line : null;
}

export interface Choice {
  /** What the list says now. */
  theirs: Line | null;
  mine: Line | null;
  /**
   * How it stands: the list says the same by now; it says something else; it says nothing, the game
   * being to come; it cannot be changed here any more; or there is nothing to decide.
   */
  is: "same" | "other" | "missing" | "closed" | "told";
  /** What is sent if mine is to stand. */
  send: OnList | null;
}

/** Compares an entry that was put aside with the list. */
export function choice(list: ListSeen, command: OnList): Choice {
  const mine = lineIn(command);
  if (mine === null || !("game" in command)) return { theirs: null, mine, is: "told", send: null };
  const isControl = command.do === "enter-control";
  const game = list.games[command.game - 1];
  const theirs = (isControl ? game?.control : game?.line) ?? null;
  if (sameLine(theirs, mine)) return { theirs, mine, is: "same", send: null };
  const known: Choice = { theirs, mine, is: "closed", send: null };
  if (!game || isLocked(list) || !fitsDeal(list, game, mine)) return known;
  const { series, table } = list;
  if (isControl)
    return command.game <= controlled(list) + 1
      ? { ...known, is: theirs ? "other" : "missing", send: command }
      : known;
  const where = { series, table, game: command.game, line: mine };
  if (theirs)
    return { ...known, is: "other", send: { do: "correct-line", ...where, seen: theirs } };
  if (command.game !== entered(list) + 1) return known;
  const seat = command.do === "enter-line" ? (command.seat ?? 1) : 1;
  const { replays } = list;
  return { ...known, is: "missing", send: { do: "enter-line", ...where, seat, replays } };
}
