/**
 * The cursor in a row of a paper list while it is typed. Seat and ending are one key each, so the
 * cursor then jumps to the next field. An extra Enter or Tab after the jump is ignored. An invalid
 * field keeps the cursor, so that nothing typed after it lands on another seat.
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
  type RowInput,
} from "./row-input";
import type { GameSeen } from "../wire/generated";

export interface Row {
  typed: RowInput;
  game: Pick<GameSeen, "playing">;
  letters: Letters;
}

export interface Cursor {
  /** The field that the cursor jumped to, until another key is pressed. */
  jumpedTo: Field | null;
  /** The field that is being typed: not reported as invalid yet. */
  editing: Field | null;
  /** The field that Enter or Tab could not leave. */
  held: Field | null;
}

export const RESTING: Cursor = { jumpedTo: null, editing: null, held: null };

/** The effect of a key or of a changed text. */
export interface Step {
  cursor: Cursor;
  typed: RowInput;
  /** Where the cursor goes, and what is selected there; null if it stays. */
  focus: { field: Field; caret: "all" | "end" } | null;
  isFinished: boolean;
}

/** A problem with a row, to be shown to the user. */
export interface Complaint {
  field: Field;
  kind: "missing" | "wrong";
  text: string;
}

export function textOf(typed: RowInput, field: Field): string {
  if (field === "winner") return typed.winner;
  if (field === "ending") return typed.ending;
  return typed.points[field - 1] ?? "";
}

function withText(typed: RowInput, field: Field, text: string): RowInput {
  if (field === "winner") return { ...typed, winner: text };
  if (field === "ending") return { ...typed, ending: text };
  return { ...typed, points: typed.points.map((one, at) => (at === field - 1 ? text : one)) };
}

/** Whether a field is filled in and invalid. */
export function isWrong(field: Field, { typed, game, letters }: Row): boolean {
  const text = textOf(typed, field).trim();
  if (text === "") return false;
  const winner = readWinner(typed.winner, game);
  if (field === "winner") return winner === undefined;
  if (field !== "ending") return readCount(text) === null;
  if (winner === undefined) return !isEndingLetter(text, letters);
  return readEnding(text, winner, letters) === null;
}

/** Whether a required field is empty. The ending has a default. */
function isMissing(field: Field, { typed }: Row): boolean {
  return field !== "ending" && textOf(typed, field).trim() === "";
}

/** The first problem of a row, or null. */
export function complaintOf(cursor: Cursor, row: Row): Complaint | null {
  for (const field of fieldsOf(row.typed, row.game)) {
    const text = textOf(row.typed, field).trim();
    if (isWrong(field, row) && cursor.editing !== field) return { field, kind: "wrong", text };
    if (isMissing(field, row) && cursor.held === field) return { field, kind: "missing", text };
  }
  return null;
}

/** Handles a new text of a field, whether typed, pasted or dictated. */
export function textChanged(field: Field, text: string, row: Row): Step {
  const cursor = { ...RESTING, editing: field };
  const isBlank = text.trim() === "";
  if (field === "ending" && isBlank && text !== "") return spaceAtEnding(row);
  if (field === "ending" && readCount(text) !== null) return countAtEnding(text, row);
  const next = { ...row, typed: withText(row.typed, field, text) };
  const typed = next.typed;
  if (typeof field === "number" || isBlank) {
    return { cursor, typed, focus: null, isFinished: false };
  }
  if (isWrong(field, next)) {
    return { cursor, typed, focus: { field, caret: "all" }, isFinished: false };
  }
  const step = moveOn(field, next);
  return { ...step, cursor: { ...RESTING, jumpedTo: step.focus?.field ?? null } };
}

/** A space in the ending field keeps the ending and moves on. */
function spaceAtEnding(row: Row): Step {
  return isWrong("ending", row) ? hold("ending", row) : moveOn("ending", row);
}

/** A number in the ending field is taken as the first card points; the ending stays as it was. */
function countAtEnding(text: string, row: Row): Step {
  const next = fieldAfter("ending", row.typed, row.game);
  const isValid = readWinner(row.typed.winner, row.game) !== undefined && !isWrong("ending", row);
  if (next === null || !isValid) {
    const typed = withText(row.typed, "ending", text);
    const cursor = { ...RESTING, editing: "ending" as const };
    return { cursor, typed, focus: { field: "ending", caret: "all" }, isFinished: false };
  }
  const typed = withText(row.typed, next, text.trim());
  const cursor = { ...RESTING, editing: next };
  return { cursor, typed, focus: { field: next, caret: "end" }, isFinished: false };
}

export type Key = "Enter" | "Tab" | "Space" | "Backspace";

/** The effect of a key; null for the default of the browser. */
export function keyPressed(key: Key, field: Field, cursor: Cursor, row: Row): Step | null {
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
      return field === "ending" ? spaceAtEnding(row) : null;
    case "Tab":
      if (cursor.jumpedTo === field) return { ...stay, cursor: RESTING };
      if (isWrong(field, row)) return hold(field, row);
      if (fieldAfter(field, typed, game) !== null) return null;
      return readRow(typed, game, letters).line ? moveOn(field, row) : null;
    case "Enter":
      if (cursor.jumpedTo === field) return { ...stay, cursor: RESTING };
      if (isWrong(field, row) || isMissing(field, row)) return hold(field, row);
      return moveOn(field, row);
  }
}

function hold(field: Field, { typed }: Row): Step {
  const cursor = { ...RESTING, held: field };
  return { cursor, typed, focus: { field, caret: "all" }, isFinished: false };
}

/** Moves to the next field. After the last one, finishes the row or goes to its first gap. */
function moveOn(field: Field, row: Row): Step {
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
