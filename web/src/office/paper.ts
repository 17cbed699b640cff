/**
 * A list on paper, typed in by keyboard: for each game who finished (the seat), how (a letter), and
 * the card points of the others, with a letter behind them for somebody who has not opened.
 */
import { entriesOf, type RatingTable } from "../tournament/rating";
import type { Count, Ending, EntrySeen, GameSeen, Line } from "../wire/generated";

/** A row as it is typed. */
export interface Typed {
  /** The seat; 0 where nobody has finished. */
  winner: string;
  ending: string;
  /** By seat. */
  points: string[];
}

/** A field of a row: who, how, or the card points of a seat. */
export type Field = "winner" | "ending" | number;

/** For each ending the letter that stands for it. */
export type Letters = Partial<Record<Ending, string>>;

/** Behind card points: not opened. One letter for each of our languages is among them. */
const UNOPENED = /^(\d{1,3})\s*[unx]$|^[unx]\s*(\d{1,3})$/i;
const OPENED = /^\d{1,3}$/;
const WON: readonly Ending[] = ["romme", "hand", "hand_laid_off", "super"];
const NOBODY = ["0", "-"];

type Played = Pick<GameSeen, "playing">;

export function emptyRow(seats: number): Typed {
  return { winner: "", ending: "", points: Array.from({ length: seats }, () => "") };
}

/** The cards that somebody was left with: `12`, or `104u` for somebody who has not opened. */
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

/** A line as it would be typed. */
export function writeRow(line: Line, letters: Letters, unopened: string): Typed {
  return {
    winner: String(line.winner ?? 0),
    ending: letters[line.ending] ?? "",
    points: line.counts.map((count) => writeCount(count, unopened)),
  };
}

/** Who finished: a seat that plays; null for nobody; undefined if that makes no sense. */
export function readWinner(text: string, game: Played): number | null | undefined {
  const typed = text.trim();
  if (NOBODY.includes(typed)) return null;
  const seat = /^\d$/.test(typed) ? Number(typed) : 0;
  return game.playing.includes(seat) ? seat : undefined;
}

/** The endings that are possible with or without a winner, the usual one first. */
export function endingsFor(winner: number | null, letters: Letters): Ending[] {
  const known = Object.keys(letters) as Ending[];
  return known.filter((one) => WON.includes(one) === (winner !== null));
}

/** How it ended; nothing typed means the usual ending. */
export function readEnding(text: string, winner: number | null, letters: Letters): Ending | null {
  const possible = endingsFor(winner, letters);
  const typed = text.trim().toLowerCase();
  if (typed === "") return possible[0] ?? null;
  return possible.find((one) => letters[one]?.toLowerCase() === typed) ?? null;
}

/** Whether a letter stands for any ending at all, with a winner or without. */
export function isEndingLetter(text: string, letters: Letters): boolean {
  const typed = text.trim().toLowerCase();
  return Object.values(letters).some((letter) => letter.toLowerCase() === typed);
}

/** The fields that this row needs, in the order in which they are typed. */
export function fieldsOf(typed: Typed, game: Played): Field[] {
  const winner = readWinner(typed.winner, game);
  return ["winner", "ending", ...game.playing.filter((seat) => seat !== winner)];
}

/** The field behind another one; null behind the last. */
export function fieldAfter(field: Field, typed: Typed, game: Played): Field | null {
  const fields = fieldsOf(typed, game);
  return fields[fields.indexOf(field) + 1] ?? null;
}

export type Read = { line: Line; wrong: null } | { line: null; wrong: Field };

/** The line of a row, or the first field that is missing or makes no sense. */
export function readRow(typed: Typed, game: Played, letters: Letters): Read {
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

/** What is known already of what a row brings, while it is being typed. */
export function ratedSoFar(
  figures: RatingTable,
  typed: Typed,
  game: Played,
  letters: Letters,
): (EntrySeen | null)[] {
  const winner = readWinner(typed.winner, game) ?? null;
  const ending = readEnding(typed.ending, winner, letters);
  const counts = typed.points.map((text, at) =>
    game.playing.includes(at + 1) && at + 1 !== winner ? readCount(text) : null,
  );
  if (ending === null) return entriesOf(figures, { ending: "blocked", winner: null, counts });
  return entriesOf(figures, { ending, winner, counts });
}
