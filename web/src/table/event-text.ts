/** Texts for table events, for the news and for screen readers. */
import { cardsOf, cardsText, cardText } from "../lib/cards";
import type { ChairSeen, GameEvent, Picture, TableEvent } from "../wire/generated";
import { say } from "../lib/words.svelte";

/** The short name of a rule set: "Klassik" for "Klassik, the family game". */
export function shortName(rules: string): string {
  return say(`ruleset-${rules}`).split(",")[0] ?? rules;
}

/** The name of a seat. */
export function seatName(picture: Picture, seat: number): string {
  const chair: ChairSeen | undefined = picture.chairs[seat - 1];
  if (!chair) return "";
  if (chair.person !== undefined || chair.name) return chair.name ?? "";
  return chair.bot ? say("page-bot-name", { seat }) : say("page-free-seat");
}

/** The sentences for an event: one, or none. */
export function eventSentences(event: TableEvent | GameEvent, picture: Picture): string[] {
  const seat = seatOf(event);
  const name = seatName(picture, seat);
  const isOwn = seat === picture.seat;
  const who = isOwn ? "you" : "other";
  switch (event.is) {
    case "match-began":
      return [dealerSentence(picture, event.dealer)];
    case "cut-made":
      return [say("page-told-cut", { who, name })];
    case "dealt":
      // Nobody miscounts online, so everybody's number of cards is confirmed at once (V4.6).
      return [
        say("page-told-dealt", {
          card: cardText(event.turned_up),
          n: Math.max(...event.counts),
        }),
      ];
    case "turned-over":
    case "reshuffled":
      return [say(`page-told-${event.is}`)];
    case "drew":
      if (event.card !== null) {
        const card = cardText(event.card);
        if (event.pile === "open") return [say("page-told-took", { who, name, card })];
        if (isOwn) return [say("page-told-drew-own", { card })];
      }
      return [say("page-told-drew", { who, name })];
    case "laid-down":
      return [say("page-told-laid", { who, name, cards: cardsText(event.meld) })];
    case "laid-off":
      return [say("page-told-added", { who, name, cards: cardsText(event.cards) })];
    case "swapped":
      return [say("page-told-swapped", { who, name, card: cardText(event.card) })];
    case "discarded":
      return [say("page-told-discarded", { who, name, card: cardText(event.card) })];
    case "gave-back":
      return [say("page-told-gave-back", { who, name })];
    case "passed":
      return [say("page-told-passed", { who, name })];
    case "opened":
      // Without a minimum, opening is not worth mentioning.
      if (picture.rules.options.opening_points === 0) return [];
      return [say("page-told-opened", { who, name, points: event.points })];
    case "opening-failed":
      return [say("page-told-failed", { who, name, cards: cardsText(event.shown) })];
    case "staged": {
      const laid = event.steps.at(-1);
      return laid === undefined
        ? []
        : [say("page-told-laid", { who, name, cards: cardsText(cardsOf(laid)) })];
    }
    case "turn-came":
      return isOwn ? [say("page-told-your-turn")] : [];
    case "game-ended": {
      const { ending, winner } = event.outcome;
      return [say(`ending-${ending}`, winner === null ? {} : { name: seatName(picture, winner) })];
    }
    case "sat-down":
      return [say("page-told-sat-down", { name })];
    case "stood-up":
      return [say("page-told-stood-up", { seat })];
    case "went-away":
      return [say(event.left ? "page-told-left" : "page-told-away", { who, name })];
    case "bridge-began":
      return [say("page-told-bridge", { who, name })];
    case "came-back":
      return [say("page-told-back", { who, name })];
    default:
      return [];
  }
}

/** The acting seat of an event; 0 if there is none. */
export function seatOf(event: TableEvent | GameEvent): number {
  return "seat" in event ? event.seat : 0;
}

function dealerSentence(picture: Picture, dealer: number): string {
  const who = dealer === picture.seat ? "you" : "other";
  return say("page-told-match", { who, name: seatName(picture, dealer) });
}
