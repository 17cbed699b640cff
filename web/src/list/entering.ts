/**
 * Filling in a line, step by step: who finished, how, then what the others were left with, in the
 * order in which hands are counted at the table (T11, V6.2). Nothing is answered beforehand.
 */
import type { Count, Doubt, Ending, EndingSeen, GameSeen, Hand, Line } from "../wire/generated";
import { doubtOf } from "./doubts";

export type Step =
  | { is: "who" }
  | { is: "how" }
  | { is: "count"; seat: number }
  | { is: "doubt"; seat: number; doubt: Doubt }
  | { is: "summary" };

/** A new line, another form of one that stands there, or a line of the control list. */
export type Purpose = "enter" | "correct" | "control";

export interface Draft {
  purpose: Purpose;
  game: number;
  dealer: number;
  playing: number[];
  seats: number;
  pack: number;
  /** How often games had been struck when it was begun. */
  replays: number;
  /** What stood there when it was begun. */
  seen: Line | null;
  step: Step;
  /** A seat; 0 = nobody; null = not said yet. */
  winner: number | null;
  ending: Ending | null;
  counts: (Count | null)[];
  /** The figure that is being typed. */
  typed: string;
  /** Whether one thing is changed, and then all is shown again. */
  isChange: boolean;
}

/** What a draft has to know of the list. */
export interface About {
  game: number;
  deal: Pick<GameSeen, "dealer" | "playing">;
  seats: number;
  pack: number;
  replays: number;
}

const MOST_DIGITS = 3;

export function begin(purpose: Purpose, about: About): Draft {
  return {
    purpose,
    game: about.game,
    dealer: about.deal.dealer,
    playing: about.deal.playing,
    seats: about.seats,
    pack: about.pack,
    replays: about.replays,
    seen: null,
    step: { is: "who" },
    winner: null,
    ending: null,
    counts: Array.from({ length: about.seats }, () => null),
    typed: "",
    isChange: false,
  };
}

/** Begins with what stands there: all of it is shown, and what is wrong is changed. */
export function beginWith(purpose: Purpose, about: About, line: Line): Draft {
  return {
    ...begin(purpose, about),
    seen: line,
    step: { is: "summary" },
    winner: line.winner ?? 0,
    ending: line.ending,
    counts: [...line.counts],
  };
}

/** Whether anything was answered that would be lost. */
export function isTouched(draft: Draft): boolean {
  return draft.winner !== null || draft.typed !== "";
}

/** Who is counted, clockwise from the winner's left; without a winner, from the dealer's. */
export function counted(draft: Draft): number[] {
  const from = draft.winner === 0 ? draft.dealer : (draft.winner ?? draft.dealer);
  const round = Array.from({ length: draft.seats }, (_, more) => ((from + more) % draft.seats) + 1);
  return round.filter((seat) => draft.playing.includes(seat) && seat !== draft.winner);
}

/** The endings that can still be meant: with a winner, or without. */
export function endingsFor(draft: Draft, endings: EndingSeen[]): EndingSeen[] {
  return endings.filter((one) => (one.rating === null) === (draft.winner === 0));
}

export function finished(draft: Draft, winner: number): Draft {
  if (winner === draft.winner) return { ...draft, step: { is: "how" } };
  const wasWon = draft.winner !== null && draft.winner !== 0;
  const fits = wasWon && winner !== 0;
  const counts = draft.counts.map((count, place) => (place === winner - 1 ? null : count));
  return { ...draft, winner, counts, ending: fits ? draft.ending : null, step: { is: "how" } };
}

export function ended(draft: Draft, ending: Ending): Draft {
  return onwards({ ...draft, ending });
}

/** The next thing that is not answered, or all of it. */
function onwards(draft: Draft): Draft {
  if (draft.winner === null) return { ...draft, step: { is: "who" } };
  if (draft.ending === null) return { ...draft, step: { is: "how" } };
  const seat = counted(draft).find((one) => !draft.counts[one - 1]);
  if (seat !== undefined) return counting(draft, seat);
  return { ...draft, step: { is: "summary" }, typed: "", isChange: false };
}

function counting(draft: Draft, seat: number): Draft {
  const known = draft.counts[seat - 1];
  return { ...draft, step: { is: "count", seat }, typed: known ? String(known.card_points) : "" };
}

export function typed(draft: Draft, digit: string): Draft {
  const figure = draft.typed === "0" ? digit : draft.typed + digit;
  return figure.length > MOST_DIGITS ? draft : { ...draft, typed: figure };
}

export function erased(draft: Draft): Draft {
  return { ...draft, typed: draft.typed.slice(0, -1) };
}

/** The figure and whether the hand had opened, both said: the count of this seat is done. */
export function answered(draft: Draft, hand: Hand): Draft {
  if (draft.step.is !== "count" || draft.typed === "") return draft;
  const { seat } = draft.step;
  const count: Count = { card_points: Number(draft.typed), hand };
  const counts = draft.counts.map((one, place) => (place === seat - 1 ? count : one));
  const doubt = doubtOf(draft.pack, count);
  const next = { ...draft, counts };
  return doubt ? { ...next, step: { is: "doubt", seat, doubt } } : onwards(next);
}

/** It is so. */
export function sure(draft: Draft): Draft {
  return onwards(draft);
}

/** It was a slip: the figure is typed again. */
export function unsure(draft: Draft): Draft {
  if (draft.step.is !== "doubt") return draft;
  const { seat } = draft.step;
  const counts = draft.counts.map((one, place) => (place === seat - 1 ? null : one));
  return { ...draft, counts, step: { is: "count", seat }, typed: "" };
}

/** Goes back to one thing; then all is shown again. */
export function change(draft: Draft, what: "who" | "how" | number): Draft {
  const next = { ...draft, isChange: true };
  return typeof what === "number" ? counting(next, what) : { ...next, step: { is: what } };
}

/** One step back; null where there is none before. */
export function back(draft: Draft): Draft | null {
  const { step } = draft;
  const isWhole = lineOf(draft) !== null;
  if (step.is === "summary" && draft.seen !== null) return null;
  if (draft.isChange && isWhole && step.is !== "summary")
    return { ...draft, step: { is: "summary" }, typed: "", isChange: false };
  const order = counted(draft);
  switch (step.is) {
    case "who":
      return null;
    case "how":
      return { ...draft, step: { is: "who" } };
    case "doubt":
      return counting(draft, step.seat);
    case "count": {
      const before = order[order.indexOf(step.seat) - 1];
      if (before === undefined) return { ...draft, step: { is: "how" }, typed: "" };
      return counting(draft, before);
    }
    case "summary": {
      const last = order.at(-1);
      return last === undefined ? { ...draft, step: { is: "how" } } : counting(draft, last);
    }
  }
}

/** The line, once everything is answered. */
export function lineOf(draft: Draft): Line | null {
  if (draft.winner === null || draft.ending === null) return null;
  const order = counted(draft);
  if (order.some((seat) => !draft.counts[seat - 1])) return null;
  const counts = draft.counts.map((count, place) => (order.includes(place + 1) ? count : null));
  return { ending: draft.ending, winner: draft.winner || null, counts };
}
