/** Operations on the plan of a turn: steps such as "meld 4C 5C 6C" and "add 7C to 1". */
import { cardsOf, face, plain, target } from "../lib/cards";
import type { Card } from "../wire/commands";
import type { MeldSeen } from "../wire/generated";

/** The number of the meld that a step lays or changes. `lying`: number of melds before the turn. */
export function meldOf(steps: readonly string[], index: number, lying: number): number {
  const step = steps[index] ?? "";
  const onto = target(step);
  if (onto > 0) return onto;
  return lying + steps.slice(0, index + 1).filter((one) => one.startsWith("meld ")).length;
}

/** The plan without a step, and without later steps onto a meld that is removed with it. */
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

/** Index of the last step that touches a meld; -1 if there is none. */
export function lastOnto(steps: readonly string[], meld: number, lying: number): number {
  return steps.findLastIndex((_, index) => meldOf(steps, index, lying) === meld);
}

/**
 * Indices of the moves that remain after the staged steps; null if a staged step is not among the
 * moves. Numbers of melds laid in this turn are ignored, because their order may differ.
 */
export function remainingMoves(
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

/** For each card now, whether it is new. */
export function addedCards(before: readonly Card[], now: readonly Card[]): boolean[] {
  const old = [...before];
  return now.map((card) => {
    const place = old.indexOf(card);
    if (place >= 0) old.splice(place, 1);
    return place < 0;
  });
}

const RANKS = "A23456789TJQK";

/** Melds with the steps of the running turn applied; approximate, because the page does not know the rules. */
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
