/** Compares a refused entry with the list, so that the user can choose between the two. */
import type { Line, ListSeen } from "../wire/generated";
import { controlled, entered, fitsDeal, isLocked, sameLine, type OnList } from "./pending";

/** The line of a command, or null. */
export function lineIn(command: OnList): Line | null {
  return "line" in command ? command.line : null;
}

export interface Conflict {
  /** The line on the list now. */
  theirs: Line | null;
  mine: Line | null;
  /**
   * `same`: the list has the same line now. `other`: it has another one. `missing`: the game is not
   * entered yet. `closed`: the line can no longer be changed here. `notice`: nothing to decide.
   */
  is: "same" | "other" | "missing" | "closed" | "notice";
  /** The command that enters the refused line after all; null if that is impossible. */
  send: OnList | null;
}

/** Compares a refused command with the list. */
export function conflictOf(list: ListSeen, command: OnList): Conflict {
  const mine = lineIn(command);
  if (mine === null || !("game" in command))
    return { theirs: null, mine, is: "notice", send: null };
  const isControl = command.do === "enter-control";
  const game = list.games[command.game - 1];
  const theirs = (isControl ? game?.control : game?.line) ?? null;
  if (sameLine(theirs, mine)) return { theirs, mine, is: "same", send: null };
  const known: Conflict = { theirs, mine, is: "closed", send: null };
  if (!game || isLocked(list) || !fitsDeal(list, game, mine)) return known;
  const { series, table } = list;
  if (isControl)
    return command.game <= controlled(list) + 1
      ? { ...known, is: theirs ? "other" : "missing", send: command }
      : known;
  const target = { series, table, game: command.game, line: mine };
  if (theirs)
    return { ...known, is: "other", send: { do: "correct-line", ...target, seen: theirs } };
  if (command.game !== entered(list) + 1) return known;
  const seat = command.do === "enter-line" ? (command.seat ?? 1) : 1;
  const { replays } = list;
  return { ...known, is: "missing", send: { do: "enter-line", ...target, seat, replays } };
}
