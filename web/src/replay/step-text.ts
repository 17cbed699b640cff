/** Texts for the steps of a replay. */
import { cardsText, cardText, face } from "../lib/cards";
import type { Card } from "../wire/commands";
import type { GameEvent, Replay, Step } from "../wire/generated";
import { say } from "../lib/words.svelte";

/** The name of a seat. Built-in bots have no names of their own. */
export function nameOf(replay: Replay, seat: number): string {
  const bot = replay.bots[seat - 1];
  if (bot && bot !== "program") return say("page-bot-name", { seat });
  return replay.names[seat - 1] || say("seat", { seat });
}

/**
 * The sentences of a step for a viewer who sees one hand, or all hands (null). A card that another
 * player draws from the stock is not named to a viewer of one hand.
 */
export function stepSentences(replay: Replay, step: Step, viewer: number | null): string[] {
  const sentences = (step.events ?? []).flatMap((event) => sentence(replay, event, viewer));
  if (sentences.length === 0 && step.move?.startsWith("meld "))
    return [
      say("account-laid-wrong", {
        name: nameOf(replay, step.seat ?? 0),
        cards: cardsText(step.move.split(" ").slice(1)),
      }),
    ];
  return sentences;
}

function sentence(replay: Replay, event: GameEvent, viewer: number | null): string[] {
  const name = nameOf(replay, "seat" in event ? event.seat : 0);
  switch (event.is) {
    case "drew": {
      const hidden = viewer !== null && viewer !== event.seat && event.pile === "stock";
      if (hidden) return [say("page-told-drew", { who: "other", name })];
      const from = event.into_hand === false ? "table" : event.pile;
      return [say("event-drew", { name, card: cardText(event.card ?? ""), from })];
    }
    case "laid-down":
      return [
        say("event-laid-down", { name, kind: meldKind(event.meld), meld: cardsText(event.meld) }),
      ];
    case "laid-off":
      return [
        say("event-laid-off", {
          name,
          kind: meldKind(event.meld),
          cards: cardsText(event.cards),
          meld: cardsText(event.meld),
        }),
      ];
    case "swapped":
      return [
        say("event-swapped", {
          name,
          card: cardText(event.card),
          kind: meldKind(event.meld),
          meld: cardsText(event.meld),
        }),
      ];
    case "opened":
      // Without a minimum, opening is not worth mentioning.
      if (replay.opening === 0) return [];
      return [say("event-opened", { name, points: event.points })];
    case "opening-failed":
      return [say("event-opening-failed", { name, cards: cardsText(event.shown) })];
    case "discarded":
      return [say("event-discarded", { name, card: cardText(event.card) })];
    case "gave-back":
      return [say("event-gave-back", { name, card: cardText(event.card) })];
    case "passed":
      return [say("event-passed", { name })];
    case "turned-over":
      return [say("event-turned-over")];
    case "stock-ran-out":
      return [say("event-stock-ran-out")];
    case "reshuffled":
      return [say("event-reshuffled", { stock: event.order?.length ?? 0 })];
    case "game-ended": {
      const { ending, winner } = event.outcome;
      return [say(`ending-${ending}`, winner === null ? {} : { name: nameOf(replay, winner) })];
    }
    default:
      return [];
  }
}

/** Whether a meld is a run or a set. In a run, jokers stand for a card and ranks differ. */
export function meldKind(meld: readonly Card[]): "run" | "set" {
  const faces = meld.map(face);
  const named = faces.some((one) => one.joker && one.suit !== null);
  const ranks = new Set(faces.filter((one) => !one.joker).map((one) => one.rank));
  return !named && ranks.size === 1 ? "set" : "run";
}

/** The sentence for step 0: who dealt. */
export function dealSentence(replay: Replay): string {
  const dealer = nameOf(replay, replay.dealer);
  const out = replay.playing.includes(replay.dealer) ? "no" : "yes";
  return say("event-began", { name: dealer, out });
}
