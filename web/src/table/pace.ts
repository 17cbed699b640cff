/**
 * The speed of the cards. The server waits for them at least as long before a bot moves: see
 * `server/table/pauses.py`, which has the same numbers.
 */
import type { GameEvent, Pace, Picture, TableEvent } from "../wire/generated";

/** The flight of one card at the normal pace. */
const CARD_MS = 380;
/** Between the starts of two cards of one move. */
const STAGGER_MS = 110;
/** Maximum between the starts of the first and the last card of one move. */
const MAX_STAGGER_MS = 1600;
/** After the flights, because browsers start and end them with a frame. */
const SETTLE_MS = 50;
const FACTORS: Record<Pace, number> = { leisurely: 1.6, normal: 1, brisk: 0.55, instant: 0 };

/** The pace at which a table is shown now. */
export function paceOf(picture: Picture): Pace {
  return picture.turn?.fast_forwarded === true ? "instant" : (picture.pace ?? "normal");
}

/**
 * Number of cards that move on the page of a seat during these events. The cards that the player
 * lays have landed while they planned the turn.
 */
export function cardsMoved(
  events: readonly (TableEvent | GameEvent)[],
  own: number | null = null,
): number {
  return events.reduce((sum, event) => sum + count(event, own), 0);
}

function count(event: TableEvent | GameEvent, own: number | null): number {
  switch (event.is) {
    case "moved":
      return cardsMoved(event.events, own);
    case "drew":
    case "discarded":
    case "gave-back":
      return 1;
    case "laid-down":
      return event.seat === own ? 0 : event.meld.length;
    case "laid-off":
      return event.seat === own ? 0 : event.cards.length;
    case "swapped":
      return event.seat === own ? 0 : 2;
    case "opening-failed":
      return event.shown.length;
    case "dealt":
      return event.counts.reduce((sum, cards) => sum + cards, 0);
    case "turned-over":
    case "reshuffled":
      return 3;
    default:
      return 0;
  }
}

/** Time until the cards of a move have landed. */
export function landingMs(cards: number, pace: Pace): number {
  if (cards === 0 || factor(pace) === 0) return 0;
  return (CARD_MS + staggerMs(cards)) * factor(pace) + SETTLE_MS;
}

export interface FlightTimes {
  /** Between the starts of two cards. */
  stagger: number;
  /** The flight of each card. */
  duration: number;
}

/** Flight times with which all cards have landed after `withinMs`. */
export function flightTimes(cards: number, pace: Pace, withinMs: number): FlightTimes {
  const whole = CARD_MS + staggerMs(cards);
  const scale = Math.min(factor(pace), Math.max(0, withinMs - SETTLE_MS) / whole);
  return {
    stagger: (staggerMs(cards) / Math.max(1, cards - 1)) * scale,
    duration: CARD_MS * scale,
  };
}

function staggerMs(cards: number): number {
  return Math.min(MAX_STAGGER_MS, STAGGER_MS * Math.max(0, cards - 1));
}

function factor(pace: Pace): number {
  // A newer server may know more paces.
  return (FACTORS as Partial<Record<string, number>>)[pace] ?? 1;
}
