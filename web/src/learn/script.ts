/** The next act of a learner in the script of a scene. */
import { cardsOf } from "../lib/cards";
import type { Card } from "../wire/commands";

export const isStep = (act: string): boolean => /^(meld|add|swap) /.test(act);

/** The next act, given the steps laid so far. */
export interface Next {
  /** Number of laid steps that follow the script; the others have to be taken back. */
  kept: number;
  act: string;
}

/** The next act of the script, and how much of the plan to keep; null at the end. */
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

/** The message id of the instruction for an act, and its cards. */
export function howTo(act: string): { key: string; cards: Card[] } {
  const [verb = "", pile = ""] = act.split(" ");
  const key = verb === "draw" ? `page-lesson-do-draw-${pile}` : `page-lesson-do-${verb}`;
  return { key, cards: cardsOf(act) };
}
