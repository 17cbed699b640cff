/** The melds as the table shows them: with the steps of the running turn. */
import type { Card } from "../wire/commands";
import type { Drafted, Picture } from "../wire/generated";
import { withSteps } from "./turn-plan";

export interface ShownMeld {
  /** From 1; null for an invalid meld at a strict table. */
  number: number | null;
  owner: number;
  cards: Card[];
  /** Whether it was laid or changed in this turn. */
  staged: boolean;
}

/** Returns the melds in the order of their numbers, as the plan `drafted` leaves them. */
export function shownMelds(picture: Picture, drafted: Drafted | null): ShownMeld[] {
  const own = picture.seat ?? 0;
  const isLonger = (at: number, cards: Card[]) =>
    cards.length !== (picture.melds[at]?.cards.length ?? 0);
  if (drafted === null) {
    const { turn } = picture;
    const melds = withSteps(picture.melds, turn?.staged ?? [], turn?.seat ?? 0);
    return melds.map(({ owner, cards }, at) => ({
      number: at + 1,
      owner,
      cards,
      staged: isLonger(at, cards),
    }));
  }
  const right = drafted.melds.map((cards, at) => ({
    number: at + 1,
    owner: picture.melds[at]?.owner ?? own,
    cards,
    staged: isLonger(at, cards) || cards.join() !== picture.melds[at]?.cards.join(),
  }));
  const wrong = (drafted.wrong ?? []).map((cards) => ({
    number: null,
    owner: own,
    cards,
    staged: true,
  }));
  return [...right, ...wrong];
}

/** Orders melds by owner in playing order; the player's own are last, next to the hand. */
export function inPlayingOrder(
  melds: readonly ShownMeld[],
  { seat, chairs }: Picture,
): (ShownMeld & { isFirst: boolean })[] {
  const order = chairs.map((_, place) => (((seat ?? 0) + place) % chairs.length) + 1);
  return order.flatMap((owner) =>
    melds
      .filter((meld) => meld.owner === owner)
      .map((meld, at) => ({ ...meld, isFirst: at === 0 })),
  );
}
