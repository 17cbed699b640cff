/**
 * The draft of a line, filled in step by step: the winner, the ending, then the card points of the
 * others, in the order in which hands are counted (T11, V6.2). No answer is preset.
 */
import type { Count, Doubt, Ending, EndingSeen, GameSeen, Hand, Line } from "../wire/generated";
import { doubtOf } from "./doubts";

export type Step =
  | { is: "who" }
  | { is: "how" }
  | { is: "count"; seat: number }
  | { is: "doubt"; seat: number; doubt: Doubt }
  | { is: "summary" };

/** A new line, a correction, or a line of the control list. */
export type Purpose = "enter" | "correct" | "control";

export interface LineDraft {
  purpose: Purpose;
  game: number;
  dealer: number;
  playing: number[];
  seats: number;
  pack: number;
  /** `replays` of the list when the draft was started. */
  replays: number;
  /** The line on the list when the draft was started. */
  seen: Line | null;
  step: Step;
  /** A seat; 0 if nobody finished; null if not answered yet. */
  winner: number | null;
  ending: Ending | null;
  counts: (Count | null)[];
  /** The digits typed so far. */
  typed: string;
  /** Whether a single part is being edited; the summary follows. */
  isChange: boolean;
}

/** The facts about the list that a draft needs. */
export interface GameInfo {
  game: number;
  deal: Pick<GameSeen, "dealer" | "playing">;
  seats: number;
  pack: number;
  replays: number;
}

const MAX_DIGITS = 3;

export function newDraft(purpose: Purpose, info: GameInfo): LineDraft {
  return {
    purpose,
    game: info.game,
    dealer: info.deal.dealer,
    playing: info.deal.playing,
    seats: info.seats,
    pack: info.pack,
    replays: info.replays,
    seen: null,
    step: { is: "who" },
    winner: null,
    ending: null,
    counts: Array.from({ length: info.seats }, () => null),
    typed: "",
    isChange: false,
  };
}

/** A draft of an existing line; starts at the summary. */
export function draftFrom(purpose: Purpose, info: GameInfo, line: Line): LineDraft {
  return {
    ...newDraft(purpose, info),
    seen: line,
    step: { is: "summary" },
    winner: line.winner ?? 0,
    ending: line.ending,
    counts: [...line.counts],
  };
}

/** Whether anything was answered. */
export function isTouched(draft: LineDraft): boolean {
  return draft.winner !== null || draft.typed !== "";
}

/** Seats to count, clockwise from the left of the winner, or of the dealer if nobody won. */
export function seatsToCount(draft: LineDraft): number[] {
  const from = draft.winner === 0 ? draft.dealer : (draft.winner ?? draft.dealer);
  const round = Array.from({ length: draft.seats }, (_, more) => ((from + more) % draft.seats) + 1);
  return round.filter((seat) => draft.playing.includes(seat) && seat !== draft.winner);
}

/** The possible endings, with or without a winner. */
export function endingsFor(draft: LineDraft, endings: EndingSeen[]): EndingSeen[] {
  return endings.filter((one) => (one.rating === null) === (draft.winner === 0));
}

export function withWinner(draft: LineDraft, winner: number): LineDraft {
  if (winner === draft.winner) return { ...draft, step: { is: "how" } };
  const wasWon = draft.winner !== null && draft.winner !== 0;
  const fits = wasWon && winner !== 0;
  const counts = draft.counts.map((count, place) => (place === winner - 1 ? null : count));
  return { ...draft, winner, counts, ending: fits ? draft.ending : null, step: { is: "how" } };
}

export function withEnding(draft: LineDraft, ending: Ending): LineDraft {
  return nextStep({ ...draft, ending });
}

/** Moves to the first unanswered step, or to the summary. */
function nextStep(draft: LineDraft): LineDraft {
  if (draft.winner === null) return { ...draft, step: { is: "who" } };
  if (draft.ending === null) return { ...draft, step: { is: "how" } };
  const seat = seatsToCount(draft).find((one) => !draft.counts[one - 1]);
  if (seat !== undefined) return atCount(draft, seat);
  return { ...draft, step: { is: "summary" }, typed: "", isChange: false };
}

function atCount(draft: LineDraft, seat: number): LineDraft {
  const known = draft.counts[seat - 1];
  return { ...draft, step: { is: "count", seat }, typed: known ? String(known.card_points) : "" };
}

export function withDigit(draft: LineDraft, digit: string): LineDraft {
  const figure = draft.typed === "0" ? digit : draft.typed + digit;
  return figure.length > MAX_DIGITS ? draft : { ...draft, typed: figure };
}

export function withoutLastDigit(draft: LineDraft): LineDraft {
  return { ...draft, typed: draft.typed.slice(0, -1) };
}

/** Completes the count of the current seat. Asks for confirmation if it looks mistyped. */
export function withCount(draft: LineDraft, hand: Hand): LineDraft {
  if (draft.step.is !== "count" || draft.typed === "") return draft;
  const { seat } = draft.step;
  const count: Count = { card_points: Number(draft.typed), hand };
  const counts = draft.counts.map((one, place) => (place === seat - 1 ? count : one));
  const doubt = doubtOf(draft.pack, count);
  const next = { ...draft, counts };
  return doubt ? { ...next, step: { is: "doubt", seat, doubt } } : nextStep(next);
}

/** Confirms a count that looked mistyped. */
export function confirmCount(draft: LineDraft): LineDraft {
  return nextStep(draft);
}

/** Clears a count that looked mistyped, to type it again. */
export function retypeCount(draft: LineDraft): LineDraft {
  if (draft.step.is !== "doubt") return draft;
  const { seat } = draft.step;
  const counts = draft.counts.map((one, place) => (place === seat - 1 ? null : one));
  return { ...draft, counts, step: { is: "count", seat }, typed: "" };
}

/** Edits one part of a complete draft; the summary follows. */
export function editPart(draft: LineDraft, what: "who" | "how" | number): LineDraft {
  const next = { ...draft, isChange: true };
  return typeof what === "number" ? atCount(next, what) : { ...next, step: { is: what } };
}

/** The draft one step back; null at the first step. */
export function previousStep(draft: LineDraft): LineDraft | null {
  const { step } = draft;
  const isComplete = lineOf(draft) !== null;
  if (step.is === "summary" && draft.seen !== null) return null;
  if (draft.isChange && isComplete && step.is !== "summary")
    return { ...draft, step: { is: "summary" }, typed: "", isChange: false };
  const seats = seatsToCount(draft);
  switch (step.is) {
    case "who":
      return null;
    case "how":
      return { ...draft, step: { is: "who" } };
    case "doubt":
      return atCount(draft, step.seat);
    case "count": {
      const before = seats[seats.indexOf(step.seat) - 1];
      if (before === undefined) return { ...draft, step: { is: "how" }, typed: "" };
      return atCount(draft, before);
    }
    case "summary": {
      const last = seats.at(-1);
      return last === undefined ? { ...draft, step: { is: "how" } } : atCount(draft, last);
    }
  }
}

/** The line, or null while something is not answered. */
export function lineOf(draft: LineDraft): Line | null {
  if (draft.winner === null || draft.ending === null) return null;
  const seats = seatsToCount(draft);
  if (seats.some((seat) => !draft.counts[seat - 1])) return null;
  const counts = draft.counts.map((count, place) => (seats.includes(place + 1) ? count : null));
  return { ending: draft.ending, winner: draft.winner || null, counts };
}
