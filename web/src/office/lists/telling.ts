/** Lines of a list in words. */
import { say } from "../../lib/words.svelte";
import type { Ending, Line, ListSeen } from "../../tournament/types";
import type { Letters } from "../paper";

/** The letters by which endings are typed, the usual ending first. */
export function lettersOf(list: Pick<ListSeen, "endings">): Letters {
  const known = list.endings.map((one) => one.ending);
  return Object.fromEntries(known.map((one) => [one, say(`office-letter-${one}`)]));
}

export function endingName(ending: Ending): string {
  return say(`tournament-ending-${ending}`);
}

/** A line in one sentence, for the record of a list. */
export function lineTold(line: Line): string {
  const who = line.winner === null ? "" : `${say("seat", { seat: line.winner })}: `;
  const counts = line.counts.flatMap((count, at) => {
    if (count === null) return [];
    const points = say("office-points-of", { seat: at + 1, n: count.card_points });
    return [count.hand === "opened" ? points : `${points} (${say("hand-unopened")})`];
  });
  return `${who}${endingName(line.ending)} – ${counts.join(", ")}`;
}
