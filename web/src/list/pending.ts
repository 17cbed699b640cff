/**
 * The offline list: the last list from the server with the pending commands applied. Tests compare
 * this module with the server's `romme.tournament.decide`.
 *
 * A pending command may have reached the server although no answer came back. So a command whose
 * effect is already there is a no-op. A command that no longer fits the list is skipped; the server
 * will refuse it, and then the user decides.
 */
import { rateGame, withSums } from "../tournament/rating.ts";
import { renumbered } from "../tournament/thrown-in.ts";
import type { Count, GameSeen, Line, ListSeen, TournamentCommand } from "../wire/generated";

/** The commands that a table gives on its list. */
export type OnList = Extract<
  TournamentCommand,
  {
    do: "check-pack" | "enter-line" | "confirm-line" | "correct-line" | "enter-control" | "sign";
  }
>;

export function sameCount(one: Count | null | undefined, other: Count | null | undefined): boolean {
  if (!one || !other) return !one && !other;
  return one.card_points === other.card_points && one.hand === other.hand;
}

export function sameLine(one: Line | null | undefined, other: Line | null | undefined): boolean {
  if (!one || !other) return !one && !other;
  return (
    one.ending === other.ending &&
    one.winner === other.winner &&
    one.counts.length === other.counts.length &&
    one.counts.every((count, place) => sameCount(count, other.counts[place]))
  );
}

/** Seats whose counts differ on the control list; 0 means that winner or ending differ. */
export function differences(line: Line | null, control: Line | null): number[] {
  if (!line || !control) return [];
  const whole = line.ending !== control.ending || line.winner !== control.winner;
  const seats = line.counts.flatMap((count, place) =>
    sameCount(count, control.counts[place]) ? [] : [place + 1],
  );
  return whole ? [0, ...seats] : seats;
}

/** Number of games entered. */
export function entered(list: ListSeen): number {
  const open = list.games.findIndex((game) => game.line === null);
  return open < 0 ? list.games.length : open;
}

/** Number of games entered on the control list. */
export function controlled(list: ListSeen): number {
  const open = list.games.findIndex((game) => game.control === null);
  return open < 0 ? list.games.length : open;
}

export function isComplete(list: ListSeen): boolean {
  return entered(list) >= list.games.length;
}

/** Whether lines are locked: after the first signature, or while the series is not running. */
export function isLocked(list: ListSeen): boolean {
  return list.signatures.length > 0 || list.phase !== "running";
}

const MAX_CARD_POINTS = 999;

/** Whether a line fits the deal of a game: all players but the winner are counted (T11). */
export function fitsDeal(list: ListSeen, game: GameSeen, line: Line): boolean {
  const { winner, counts } = line;
  const ending = list.endings.find((one) => one.ending === line.ending);
  if (!ending || (ending.rating === null) !== (winner === null)) return false;
  if (winner !== null && !game.playing.includes(winner)) return false;
  if (counts.length !== list.seats.length) return false;
  return counts.every((count, place) => {
    const isCounted = game.playing.includes(place + 1) && place + 1 !== winner;
    if (count === null) return !isCounted;
    return isCounted && count.card_points >= 0 && count.card_points <= MAX_CARD_POINTS;
  });
}

/** Whether a seat exists at the table; 0 is the office. */
function isSeat(list: ListSeen, seat: number): boolean {
  return seat >= 0 && seat <= list.seats.length;
}

export interface Obstacle {
  /** The code of the server's refusal. */
  code: "list-incomplete" | "unconfirmed" | "control-missing" | "control-differs";
  game: number;
  seat: number;
}

/** The first reason why the list cannot be signed yet, or null. */
export function obstacleOf(list: ListSeen): Obstacle | null {
  const number = entered(list);
  if (number < list.games.length) return { code: "list-incomplete", game: number + 1, seat: 0 };
  if (list.terms.second_count === "asked") {
    const place = list.games.findIndex((game) => game.confirmed_by === null);
    if (place >= 0) return { code: "unconfirmed", game: place + 1, seat: 0 };
  }
  if (list.terms.control_list === "asked" && controlled(list) < number)
    return { code: "control-missing", game: controlled(list) + 1, seat: 0 };
  const place = list.games.findIndex((game) => game.differs.length > 0);
  if (place < 0) return null;
  return { code: "control-differs", game: place + 1, seat: list.games[place]?.differs[0] ?? 0 };
}

function isFinished(list: ListSeen): boolean {
  if (!isComplete(list)) return false;
  if (list.terms.signatures === "asked" || list.signatures.length > 0)
    return list.signers.every((seat) => list.signatures.some((one) => one.seat === seat));
  return obstacleOf(list) === null;
}

function withGame(list: ListSeen, number: number, change: Partial<GameSeen>): ListSeen {
  const games = list.games.map((game, place) => {
    if (place !== number - 1) return game;
    const changed = rateGame(list, { ...game, ...change });
    return { ...changed, differs: differences(changed.line, changed.control) };
  });
  return withSums({ ...list, games });
}

/** The list after a command; null if the command does not fit. */
export function apply(list: ListSeen, command: OnList): ListSeen | null {
  const after = applyCommand(list, command);
  return after && after !== list ? { ...after, finished: isFinished(after) } : after;
}

function applyCommand(list: ListSeen, command: OnList): ListSeen | null {
  switch (command.do) {
    case "check-pack":
      if (list.pack_checked) return list;
      return list.phase === "running" ? { ...list, pack_checked: true } : null;
    case "enter-line":
      return enterLine(list, command);
    case "confirm-line":
      return confirmLine(list, command);
    case "correct-line":
      return correctLine(list, command);
    case "enter-control":
      return enterControl(list, command);
    case "sign":
      return sign(list, command);
  }
}

function enterLine(list: ListSeen, command: OnList & { do: "enter-line" }): ListSeen | null {
  const game = list.games[command.game - 1];
  if (!game || list.phase !== "running" || (command.replays ?? 0) !== list.replays) return null;
  if (game.line) return sameLine(game.line, command.line) ? list : null;
  const isPackDue = list.terms.pack_check === "asked" && !list.pack_checked;
  const by = command.seat ?? 1;
  if (isPackDue || command.game !== entered(list) + 1 || !isSeat(list, by)) return null;
  if (!fitsDeal(list, game, command.line)) return null;
  return withGame(list, command.game, { line: command.line, entered_by: by, confirmed_by: null });
}

function confirmLine(list: ListSeen, command: OnList & { do: "confirm-line" }): ListSeen | null {
  const game = list.games[command.game - 1];
  if (!game?.line || isLocked(list) || game.entered_by === command.seat) return null;
  if (!isSeat(list, command.seat)) return null;
  if (game.confirmed_by !== null) return list;
  return withGame(list, command.game, { confirmed_by: command.seat });
}

function correctLine(list: ListSeen, command: OnList & { do: "correct-line" }): ListSeen | null {
  const game = list.games[command.game - 1];
  if (!game?.line) return null;
  if (sameLine(game.line, command.line)) return list;
  if (isLocked(list) || (command.seen && !sameLine(game.line, command.seen))) return null;
  if (!fitsDeal(list, game, command.line)) return null;
  const correction = {
    game: command.game,
    before: game.line,
    after: command.line,
    reason: command.reason?.trim() ?? "",
    by: list.you.role,
    after_signing: false,
  };
  const changed = withGame(list, command.game, { line: command.line, confirmed_by: null });
  return renumbered({ ...changed, corrections: [...list.corrections, correction] });
}

function enterControl(list: ListSeen, command: OnList & { do: "enter-control" }): ListSeen | null {
  const game = list.games[command.game - 1];
  if (!game || isLocked(list) || command.game > controlled(list) + 1) return null;
  if (sameLine(game.control, command.line)) return list;
  return fitsDeal(list, game, command.line)
    ? withGame(list, command.game, { control: command.line })
    : null;
}

function sign(list: ListSeen, command: OnList & { do: "sign" }): ListSeen | null {
  if (list.signatures.some((one) => one.seat === command.seat)) return list;
  if (list.phase !== "running" || !list.signers.includes(command.seat)) return null;
  if (list.signatures.length === 0 && obstacleOf(list) !== null) return null;
  const signature = { seat: command.seat, reason: "", by: "" };
  return { ...list, signatures: [...list.signatures, signature] };
}

/** Entries that only this device knows so far. */
export interface Unsent {
  games: ReadonlySet<number>;
  /** Lines of the control list. */
  controls: ReadonlySet<number>;
  signatures: ReadonlySet<number>;
}

export interface Projected {
  list: ListSeen;
  unsent: Unsent;
}

/** Applies pending commands to the server's list. Those with `sent` do not count as unsent. */
export function project(
  list: ListSeen,
  waiting: readonly { command: OnList; sent: number }[],
): Projected {
  const games = new Set<number>();
  const controls = new Set<number>();
  const signatures = new Set<number>();
  let shown = list;
  for (const { command, sent } of waiting) {
    const after = apply(shown, command);
    if (after === null) continue;
    shown = after;
    if (sent) continue;
    if (command.do === "sign") signatures.add(command.seat);
    else if (command.do === "enter-control") controls.add(command.game);
    else if (command.do !== "check-pack") games.add(command.game);
  }
  return { list: shown, unsent: { games, controls, signatures } };
}
