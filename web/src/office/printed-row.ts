/**
 * Parses the rows of a paper list that are typed in the order of the printed list: rating points
 * and card points, seat by seat. Who finished and who had opened follows from them. Rating points
 * are optional; those that are typed are compared with the card points.
 */
import { rateCount, type RatingTable } from "../tournament/rating";
import type { Count, Ending, GameSeen, Line } from "../wire/generated";
import { readCount, type Letters, type RowInput } from "./row-input";

/** A field of a row: the rating points (`r`) or the card points (`p`) of a seat. */
export type PrintedField = `${"r" | "p"}${number}`;

/** Rating points that do not fit the card points of a seat. */
export interface Mismatch {
  seat: number;
  typed: number;
  /** The rating points if the player had opened, and if not; null if impossible. */
  opened: number | null;
  unopened: number | null;
}

export type PrintedProblem =
  | { kind: "missing" | "wrong" | "second-winner"; field: PrintedField; text: string }
  | { kind: "mismatch"; field: PrintedField; mismatch: Mismatch };

export type PrintedRead = { line: Line; problem: null } | { line: null; problem: PrintedProblem };

interface Rating {
  /** Null for a letter. */
  points: number | null;
  ending: Ending | null;
}

type Played = Pick<GameSeen, "playing">;

const CROSS = /^[x×✗-](\d?)$|^−(\d?)$/i;
const NO_CARDS = ["0", "-", "–"];

/** The fields of a row, as on the printed list. */
export function printedFields(game: Played): PrintedField[] {
  return game.playing.flatMap((seat): PrintedField[] => [`r${seat}`, `p${seat}`]);
}

export function printedText(typed: RowInput, field: PrintedField): string {
  const texts = field.startsWith("r") ? typed.ratings : typed.points;
  return texts?.[Number(field.slice(1)) - 1] ?? "";
}

export function withPrintedText(typed: RowInput, field: PrintedField, text: string): RowInput {
  const name = field.startsWith("r") ? "ratings" : "points";
  const at = Number(field.slice(1)) - 1;
  const texts = (typed[name] ?? []).map((one, place) => (place === at ? text : one));
  return { ...typed, [name]: texts };
}

/** Rating points that a player can have in a game, those of winners included. */
function possibleRatings(table: RatingTable): number[] {
  return [
    ...table.endings.flatMap((one) => (one.rating === null ? [] : [one.rating])),
    ...table.opened.map(([, points]) => points),
    ...table.unopened.map(([, points]) => points),
    table.opened_above,
    table.unopened_above,
  ];
}

/** Parses rating points: a number, a cross, or the letter of an ending; null if invalid. */
export function readRating(text: string, table: RatingTable, letters: Letters): Rating | null {
  const typed = text.trim().toLowerCase();
  const cross = CROSS.exec(typed);
  if (cross) return { points: -Number((cross[1] ?? cross[2]) || 1), ending: null };
  const won = table.endings.filter((one) => one.rating !== null).map((one) => one.ending);
  const ending = won.find((one) => letters[one]?.toLowerCase() === typed);
  if (ending !== undefined) return { points: null, ending };
  return /^\d{1,2}$/.test(typed) ? { points: Number(typed), ending: null } : null;
}

/** Whether no further key can belong to these rating points, so that the cursor moves on. */
export function isWholeRating(text: string, table: RatingTable, letters: Letters): boolean {
  const typed = text.trim();
  const rating = readRating(typed, table, letters);
  if (rating === null || typed === "-" || typed === "−") return false;
  if (!/^\d+$/.test(typed)) return true;
  const longer = possibleRatings(table).map(String);
  return !longer.some((one) => one !== typed && one.startsWith(typed));
}

/** Whether rating points are possible in this tournament, so that another digit belongs to the card points. */
export function isPossibleRating(text: string, table: RatingTable): boolean {
  return /^\d+$/.test(text) && possibleRatings(table).includes(Number(text));
}

/** Whether a cross stands alone on the list, without card points (T13). */
function isOnlyCross(rating: Rating | null, table: RatingTable): boolean {
  return (
    rating?.points === table.unopened_above &&
    rating.points < 0 &&
    table.cross_points === "left_out"
  );
}

/** The fewest card points for a cross; they are in no sum. */
function fewestForCross(table: RatingTable): Count {
  return { card_points: (table.unopened.at(-1)?.[0] ?? -1) + 1, hand: "unopened" };
}

function winningEnding(rating: Rating | null, table: RatingTable): Ending | null {
  if (rating === null) return "romme";
  if (rating.ending !== null) return rating.ending;
  return table.endings.find((one) => one.rating === rating.points)?.ending ?? null;
}

/** The count of a player left with cards, or the mismatch of the typed rating points. */
function countOf(
  seat: number,
  text: string,
  rating: Rating | null,
  table: RatingTable,
): Count | Mismatch | null {
  const count = readCount(text);
  if (count === null || rating === null) return count;
  const { card_points } = count;
  const unopened: Count = { card_points, hand: "unopened" };
  const isSaid = count.hand === "unopened";
  const ifOpened = isSaid ? null : rateCount(table, count).rating;
  const ifUnopened = rateCount(table, unopened).rating;
  if (rating.points === ifOpened) return count;
  if (rating.points === ifUnopened) return unopened;
  const typed = rating.points ?? table.endings.find((one) => one.ending === rating.ending)?.rating;
  return { seat, typed: typed ?? 0, opened: ifOpened, unopened: ifUnopened };
}

/** Parses a row: the line, or the first problem. */
export function readPrinted(
  typed: RowInput,
  game: Played,
  table: RatingTable,
  letters: Letters,
): PrintedRead {
  const counts: (Count | null)[] = typed.points.map(() => null);
  let winner: number | null = null;
  let ending: Ending = "stock_used_up";
  const fail = (problem: PrintedProblem): PrintedRead => ({ line: null, problem });
  for (const seat of game.playing) {
    const [inRating, inPoints] = [`r${seat}`, `p${seat}`] as [PrintedField, PrintedField];
    const ratingText = printedText(typed, inRating).trim();
    const text = printedText(typed, inPoints).trim();
    const rating = ratingText === "" ? null : readRating(ratingText, table, letters);
    if (ratingText !== "" && rating === null)
      return fail({ kind: "wrong", field: inRating, text: ratingText });
    if (text === "" || NO_CARDS.includes(text)) {
      if (text === "" && rating === null) return fail({ kind: "missing", field: inPoints, text });
      if (text === "" && isOnlyCross(rating, table)) {
        counts[seat - 1] = fewestForCross(table);
        continue;
      }
      const won = winningEnding(rating, table);
      if (won === null && text === "") return fail({ kind: "missing", field: inPoints, text });
      if (won === null) return fail({ kind: "wrong", field: inRating, text: ratingText });
      if (winner !== null) return fail({ kind: "second-winner", field: inPoints, text });
      [winner, ending] = [seat, won];
      continue;
    }
    const count = countOf(seat, text, rating, table);
    if (count === null) return fail({ kind: "wrong", field: inPoints, text });
    if ("typed" in count) return fail({ kind: "mismatch", field: inRating, mismatch: count });
    counts[seat - 1] = count;
  }
  if (winner === null) ending = undecidedEnding(table);
  return { line: { ending, winner, counts }, problem: null };
}

function undecidedEnding(table: RatingTable): Ending {
  return table.endings.find((one) => one.rating === null)?.ending ?? "stock_used_up";
}

/** The first mismatch among the seats that are typed completely, to show it at once. */
export function firstMismatch(
  typed: RowInput,
  game: Played,
  table: RatingTable,
  letters: Letters,
  editing: PrintedField | null,
): Mismatch | null {
  for (const seat of game.playing) {
    const text = printedText(typed, `p${seat}`).trim();
    if (editing === `p${seat}` || editing === `r${seat}`) continue;
    if (text === "" || NO_CARDS.includes(text)) continue;
    const rating = readRating(printedText(typed, `r${seat}`), table, letters);
    const count = rating === null ? null : countOf(seat, text, rating, table);
    if (count !== null && "typed" in count) return count;
  }
  return null;
}

/** The row after a mismatch is settled: the card points count, opened or not. */
export function settled(
  typed: RowInput,
  { seat }: Mismatch,
  hand: Count["hand"],
  unopened: string,
): RowInput {
  const figure = printedText(typed, `p${seat}`).replaceAll(/\D/g, "");
  const text = hand === "unopened" ? `${figure}${unopened}` : figure;
  return withPrintedText(withPrintedText(typed, `r${seat}`, ""), `p${seat}`, text);
}
