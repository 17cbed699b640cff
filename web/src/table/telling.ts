/** What has happened, in words: for the line below the table and for screen readers. */
import { corner, face } from "../lib/cards";
import type { Card, Picture, TableEvent } from "../lib/wire";
import { say, spoken } from "../lib/words.svelte";

const SIGNS: Record<string, string> = { C: "♣", S: "♠", H: "♥", D: "♦" };

export function cardText(card: Card): string {
  const { joker, rank, suit } = face(card);
  const named = suit ? `${SIGNS[suit] ?? ""}${corner(rank, spoken())}` : "";
  return joker ? `★${named}` : named;
}

/** The sentences of an event; most need one, some none. */
export function told(event: TableEvent, picture: Picture): string[] {
  const chair = (seat: unknown) => {
    const found = picture.chairs[Number(seat) - 1];
    if (!found) return "";
    if (found.person === undefined) return say("page-bot-name", { seat: Number(seat) });
    return found.name ?? "";
  };
  const cards = (list: unknown) => (list as Card[]).map(cardText).join(" ");
  const name = chair(event["seat"]);
  switch (event.is) {
    case "moved":
      return (event["events"] as TableEvent[]).flatMap((one) => told(one, picture));
    case "drew":
      if (event["pile"] === "open") return [say("page-told-took", { name, card: cardText(String(event["card"])) })];
      return [say("page-told-drew", { name })];
    case "laid-down":
      return [say("page-told-laid", { name, cards: cards(event["meld"]) })];
    case "laid-off":
      return [say("page-told-added", { name, cards: cards(event["cards"]) })];
    case "swapped":
      return [say("page-told-swapped", { name, card: cardText(String(event["card"])) })];
    case "discarded":
      return [say("page-told-discarded", { name, card: cardText(String(event["card"])) })];
    case "gave-back":
      return [say("page-told-gave-back", { name })];
    case "opened":
      return [say("page-told-opened", { name, points: Number(event["points"]) })];
    case "opening-failed":
      return [say("page-told-failed", { name, cards: cards(event["shown"]) })];
    case "went-away":
      return [say("page-told-away", { name })];
    case "bridge-began":
      return [say("page-told-bridge", { name })];
    case "came-back":
      return [say("page-told-back", { name })];
    default:
      return [];
  }
}
