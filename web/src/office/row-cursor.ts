/**
 * The cursor in a row of a paper list while it is typed. A seat and an ending are one key each, so
 * the cursor jumps on by itself behind them. People who press Enter or Tab there too must get the
 * same row: that key does nothing. A field that makes no sense keeps the cursor, so that nothing
 * typed after it lands on another seat.
 */
import {
  fieldAfter,
  fieldsOf,
  isEndingLetter,
  readCount,
  readEnding,
  readRow,
  readWinner,
  type Field,
  type Letters,
  type Typed,
} from "./paper";
import type { GameSeen } from "../wire/generated";

export interface Row {
  typed: Typed;
  game: Pick<GameSeen, "playing">;
  letters: Letters;
}

export interface Cursor {
  /** The field that the cursor jumped to by itself, until another key is pressed. */
  jumpedTo: Field | null;
  /** The field that is being typed in: it may be wrong as long as it is not finished. */
  editing: Field | null;
  /** The field that Enter or Tab could not leave. */
  held: Field | null;
}

export const RESTING: Cursor = { jumpedTo: null, editing: null, held: null };

/** The outcome of a key or a changed text. */
export interface Step {
  cursor: Cursor;
  typed: Typed;
  /** Where the cursor goes, and whether the next key replaces the text there; null: it stays. */
  focus: { field: Field; caret: "all" | "end" } | null;
  isFinished: boolean;
}

/** Something wrong with a row that the person typing has to be told. */
export interface Complaint {
  field: Field;
  kind: "missing" | "wrong";
  text: string;
}

export function textOf(typed: Typed, field: Field): string {
  if (field === "winner") return typed.winner;
  if (field === "ending") return typed.ending;
  return typed.points[field - 1] ?? "";
}

function withText(typed: Typed, field: Field, text: string): Typed {
  if (field === "winner") return { ...typed, winner: text };
  if (field === "ending") return { ...typed, ending: text };
  return { ...typed, points: typed.points.map((one, at) => (at === field - 1 ? text : one)) };
}

/** Whether a filled field makes no sense. */
export function isWrong(field: Field, { typed, game, letters }: Row): boolean {
  const text = textOf(typed, field).trim();
  if (text === "") return false;
  const winner = readWinner(typed.winner, game);
  if (field === "winner") return winner === undefined;
  if (field !== "ending") return readCount(text) === null;
  if (winner === undefined) return !isEndingLetter(text, letters);
  return readEnding(text, winner, letters) === null;
}

/** Whether a field is empty that a row cannot do without; the ending has a default. */
function isMissing(field: Field, { typed }: Row): boolean {
  return field !== "ending" && textOf(typed, field).trim() === "";
}

/** The first thing to be told about a row, or null. */
export function complaintOf(cursor: Cursor, row: Row): Complaint | null {
  for (const field of fieldsOf(row.typed, row.game)) {
    const text = textOf(row.typed, field).trim();
    if (isWrong(field, row) && cursor.editing !== field) return { field, kind: "wrong", text };
    if (isMissing(field, row) && cursor.held === field) return { field, kind: "missing", text };
  }
  return null;
}

/** Takes over the new text of a field, however it got there: by keys, by pasting, by dictating. */
export function changed(field: Field, text: string, row: Row): Step {
  const cursor = { ...RESTING, editing: field };
  const isBlank = text.trim() === "";
  if (field === "ending" && isBlank && text !== "") return spaced(row);
  if (field === "ending" && readCount(text) !== null) return countedAtEnding(text, row);
  const next = { ...row, typed: withText(row.typed, field, text) };
  const typed = next.typed;
  if (typeof field === "number" || isBlank) {
    return { cursor, typed, focus: null, isFinished: false };
  }
  if (isWrong(field, next)) {
    return { cursor, typed, focus: { field, caret: "all" }, isFinished: false };
  }
  const step = goOn(field, next);
  return { ...step, cursor: { ...RESTING, jumpedTo: step.focus?.field ?? null } };
}

/** A space at the ending goes on, and leaves the ending as it was. */
function spaced(row: Row): Step {
  return isWrong("ending", row) ? hold("ending", row) : goOn("ending", row);
}

/** No ending is a number: these are the first card points, and the ending stays as it was. */
function countedAtEnding(text: string, row: Row): Step {
  const next = fieldAfter("ending", row.typed, row.game);
  const isClear = readWinner(row.typed.winner, row.game) !== undefined && !isWrong("ending", row);
  if (next === null || !isClear) {
    const typed = withText(row.typed, "ending", text);
    const cursor = { ...RESTING, editing: "ending" as const };
    return { cursor, typed, focus: { field: "ending", caret: "all" }, isFinished: false };
  }
  const typed = withText(row.typed, next, text.trim());
  const cursor = { ...RESTING, editing: next };
  return { cursor, typed, focus: { field: next, caret: "end" }, isFinished: false };
}

export type Key = "Enter" | "Tab" | "Space" | "Backspace";

/** What a key does in a field; null: what it does everywhere. */
export function pressed(key: Key, field: Field, cursor: Cursor, row: Row): Step | null {
  const { typed, game, letters } = row;
  const stay: Step = { cursor, typed, focus: null, isFinished: false };
  switch (key) {
    case "Backspace": {
      const fields = fieldsOf(typed, game);
      const before = fields[fields.indexOf(field) - 1];
      if (textOf(typed, field) !== "" || before === undefined) return null;
      return { ...stay, cursor: RESTING, focus: { field: before, caret: "all" } };
    }
    case "Space":
      return field === "ending" ? spaced(row) : null;
    case "Tab":
      if (cursor.jumpedTo === field) return { ...stay, cursor: RESTING };
      if (isWrong(field, row)) return hold(field, row);
      if (fieldAfter(field, typed, game) !== null) return null;
      return readRow(typed, game, letters).line ? goOn(field, row) : null;
    case "Enter":
      if (cursor.jumpedTo === field) return { ...stay, cursor: RESTING };
      if (isWrong(field, row) || isMissing(field, row)) return hold(field, row);
      return goOn(field, row);
  }
}

function hold(field: Field, { typed }: Row): Step {
  const cursor = { ...RESTING, held: field };
  return { cursor, typed, focus: { field, caret: "all" }, isFinished: false };
}

/** To the next field; behind the last one the row is finished, or its first gap gets the cursor. */
function goOn(field: Field, row: Row): Step {
  const { typed, game, letters } = row;
  const next = fieldAfter(field, typed, game);
  if (next !== null) {
    const focus = { field: next, caret: "all" as const };
    return { cursor: RESTING, typed, focus, isFinished: false };
  }
  const { wrong } = readRow(typed, game, letters);
  if (wrong !== null) return hold(wrong, row);
  return { cursor: RESTING, typed, focus: null, isFinished: true };
}
