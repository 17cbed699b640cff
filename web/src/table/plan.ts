/** The plan of a turn as texts ("meld 4C 5C 6C", "add 7C to 1"): what can be done with them here. */
import { cardsOf, face, plain, target } from "../lib/cards";
import type { Card } from "../wire/commands";
import type { MeldSeen } from "../wire/generated";

/** The number of the meld that a step lays or changes; melds that lay there before are `lying`. */
export function meldOf(steps: readonly string[], index: number, lying: number): number {
  const step = steps[index] ?? "";
  const onto = target(step);
  if (onto > 0) return onto;
  return lying + steps.slice(0, index + 1).filter((one) => one.startsWith("meld ")).length;
}

/** A plan without one of its steps, and without what was laid onto a meld that is gone with it. */
export function without(steps: readonly string[], index: number, lying: number): string[] {
  const gone = steps[index]?.startsWith("meld ") ? meldOf(steps, index, lying) : 0;
  return steps.flatMap((step, at) => {
    if (at === index) return [];
    const onto = target(step);
    if (gone === 0 || onto < gone) return [step];
    if (onto === gone) return [];
    return [step.replace(/\d+$/, String(onto - 1))];
  });
}

/** The last step that touched a meld. */
export function lastOnto(steps: readonly string[], meld: number, lying: number): number {
  return steps.findLastIndex((_, index) => meldOf(steps, index, lying) === meld);
}

/**
 * Which moves of a turn are left to do after what is staged; null if that is no part of the turn.
 * Melds of this turn may have been laid in another order: their numbers say nothing.
 */
export function leftOf(
  moves: readonly string[],
  staged: readonly string[],
  lying: number,
): number[] | null {
  const kind = (step: string) =>
    [step.split(" ")[0], ...cardsOf(step).sort(), target(step) <= lying && target(step)].join(" ");
  const done = staged.map(kind);
  const left = moves.flatMap((move, at) => {
    const place = done.indexOf(kind(move));
    if (place < 0) return [at];
    done.splice(place, 1);
    return [];
  });
  return done.length === 0 ? left : null;
}

/** Which of the cards that lie now did not lie before. */
export function added(before: readonly Card[], now: readonly Card[]): boolean[] {
  const old = [...before];
  return now.map((card) => {
    const place = old.indexOf(card);
    if (place >= 0) old.splice(place, 1);
    return place < 0;
  });
}

const RANKS = "A23456789TJQK";

/** Melds with what a player has laid in the running turn: as good as can be told without the rules. */
export function withSteps(
  melds: readonly MeldSeen[],
  steps: readonly string[],
  owner: number,
): MeldSeen[] {
  const lying = melds.map((meld) => ({ ...meld, cards: [...meld.cards] }));
  for (const step of steps) {
    const cards = cardsOf(step);
    const meld = lying[target(step) - 1];
    if (step.startsWith("meld ")) lying.push({ owner, cards });
    else if (meld && step.startsWith("swap ")) {
      const stood = meld.cards.findIndex((card) => card === `*${cards[0] ?? ""}`);
      const place = stood >= 0 ? stood : meld.cards.findIndex((card) => plain(card) === "*");
      if (place >= 0 && cards[0]) meld.cards[place] = cards[0];
    } else if (meld) {
      const rank = (card: Card | undefined) => RANKS.indexOf(face(card ?? "").rank);
      const isBelow = rank(cards.at(-1)) >= 0 && rank(cards.at(-1)) < rank(meld.cards[0]);
      if (isBelow) meld.cards.unshift(...cards);
      else meld.cards.push(...cards);
    }
  }
  return lying;
}
