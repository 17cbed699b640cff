/** Where a learner stands in a lesson. */
import { cardsOf } from "../lib/cards";
import type { Card } from "../wire/commands";

export const isStep = (act: string): boolean => /^(meld|add|swap) /.test(act);

/** What comes next on the way through a scene for somebody who has laid something already. */
export interface Next {
  /** So many of the steps that were laid belong to the way; the others are to be taken back. */
  kept: number;
  act: string;
}

/** The next act of the script, with as much of a plan kept as follows it; null when all is done. */
export function nextOf(
  tasks: readonly string[],
  hasDrawn: boolean,
  plan: readonly string[],
): Next | null {
  const [draw = "", ...rest] = tasks;
  if (!hasDrawn) return { kept: 0, act: draw };
  const steps = rest.filter(isStep);
  let kept = 0;
  while (kept < plan.length && plan[kept] === steps[kept]) kept += 1;
  const act = steps[kept] ?? rest.find((task) => !isStep(task));
  return act === undefined ? null : { kept, act };
}

/** The key of the sentence that says how an act is done, and the cards in it. */
export function howTo(act: string): { key: string; cards: Card[] } {
  const [verb = "", pile = ""] = act.split(" ");
  const key = verb === "draw" ? `page-lesson-do-draw-${pile}` : `page-lesson-do-${verb}`;
  return { key, cards: cardsOf(act) };
}
