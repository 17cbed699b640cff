/**
 * Parses the rows of a paper list that are typed in by keyboard. A row has the winner (a seat), the
 * ending (a letter), and the card points of the others, followed by a letter if not opened.
 */
import { entriesOf, type RatingTable } from "../tournament/rating";
import type { Count, Ending, EntrySeen, GameSeen, Line } from "../wire/generated";

/** The text fields of a row. */
export interface RowInput {
  /** A seat; 0 if nobody finished. */
  winner: string;
  ending: string;
  /** By seat. */
  points: string[];
  /** Rating points by seat; only for rows in the order of the printed list (`printed-row.ts`). */
  ratings?: string[];
}

/** A field of a row: winner, ending, or the card points of a seat. */
export type Field = "winner" | "ending" | number;

/** The letter of each ending. */
export type Letters = Partial<Record<Ending, string>>;

/** Card points of a player who has not opened. Contains a letter for each language. */
const UNOPENED = /^(\d{1,3})\s*[unx]$|^[unx]\s*(\d{1,3})$/i;
const OPENED = /^\d{1,3}$/;
const WON: readonly Ending[] = ["romme", "hand", "hand_laid_off", "super"];
const NO_WINNER = ["0", "-"];

type Played = Pick<GameSeen, "playing">;

export function emptyRow(seats: number): RowInput {
  return { winner: "", ending: "", points: Array.from({ length: seats }, () => "") };
}

/** Parses card points: `12`, or `104u` if not opened; null if invalid. */
export function readCount(text: string): Count | null {
  const typed = text.trim();
  if (OPENED.test(typed)) return { card_points: Number(typed), hand: "opened" };
  const found = UNOPENED.exec(typed);
  if (!found) return null;
  return { card_points: Number(found[1] ?? found[2]), hand: "unopened" };
}

export function writeCount(count: Count | null, letter: string): string {
  if (count === null) return "";
  return `${count.card_points}${count.hand === "unopened" ? letter : ""}`;
}

/** The text fields of a line. */
export function writeRow(line: Line, letters: Letters, unopened: string): RowInput {
  return {
    winner: String(line.winner ?? 0),
    ending: letters[line.ending] ?? "",
    points: line.counts.map((count) => writeCount(count, unopened)),
  };
}

/** Parses the winner: a playing seat; null for nobody; undefined if invalid. */
export function readWinner(text: string, game: Played): number | null | undefined {
  const typed = text.trim();
  if (NO_WINNER.includes(typed)) return null;
  const seat = /^\d$/.test(typed) ? Number(typed) : 0;
  return game.playing.includes(seat) ? seat : undefined;
}

/** The possible endings with or without a winner, the default first. */
export function endingsFor(winner: number | null, letters: Letters): Ending[] {
  const known = Object.keys(letters) as Ending[];
  return known.filter((one) => WON.includes(one) === (winner !== null));
}

/** Parses the ending; empty text means the default. Null if invalid. */
export function readEnding(text: string, winner: number | null, letters: Letters): Ending | null {
  const possible = endingsFor(winner, letters);
  const typed = text.trim().toLowerCase();
  if (typed === "") return possible[0] ?? null;
  return possible.find((one) => letters[one]?.toLowerCase() === typed) ?? null;
}

/** Whether a text is the letter of an ending, possible here or not. */
export function isEndingLetter(text: string, letters: Letters): boolean {
  const typed = text.trim().toLowerCase();
  return Object.values(letters).some((letter) => letter.toLowerCase() === typed);
}

/** The fields of a row, in typing order. */
export function fieldsOf(typed: RowInput, game: Played): Field[] {
  const winner = readWinner(typed.winner, game);
  return ["winner", "ending", ...game.playing.filter((seat) => seat !== winner)];
}

/** The field after another one; null after the last. */
export function fieldAfter(field: Field, typed: RowInput, game: Played): Field | null {
  const fields = fieldsOf(typed, game);
  return fields[fields.indexOf(field) + 1] ?? null;
}

export type Read = { line: Line; wrong: null } | { line: null; wrong: Field };

/** Parses a row: the line, or the first field that is missing or invalid. */
export function readRow(typed: RowInput, game: Played, letters: Letters): Read {
  const winner = readWinner(typed.winner, game);
  if (winner === undefined) return { line: null, wrong: "winner" };
  const ending = readEnding(typed.ending, winner, letters);
  if (ending === null) return { line: null, wrong: "ending" };
  const counts: (Count | null)[] = typed.points.map(() => null);
  for (const seat of game.playing) {
    if (seat === winner) continue;
    const count = readCount(typed.points[seat - 1] ?? "");
    if (count === null) return { line: null, wrong: seat };
    counts[seat - 1] = count;
  }
  return { line: { ending, winner, counts }, wrong: null };
}

/** The entries of an incomplete row, as far as they are known. */
export function partialEntries(
  table: RatingTable,
  typed: RowInput,
  game: Played,
  letters: Letters,
): (EntrySeen | null)[] {
  const winner = readWinner(typed.winner, game) ?? null;
  const ending = readEnding(typed.ending, winner, letters);
  const counts = typed.points.map((text, at) =>
    game.playing.includes(at + 1) && at + 1 !== winner ? readCount(text) : null,
  );
  if (ending === null) return entriesOf(table, { ending: "blocked", winner: null, counts });
  return entriesOf(table, { ending, winner, counts });
}
