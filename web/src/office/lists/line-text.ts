/** Texts for lines of a list. */
import { labelled, say } from "../../lib/words.svelte";
import type { Ending, Line, ListSeen } from "../../wire/generated";
import { endingsFor, readWinner, type Letters } from "../row-input";
import type { PrintedProblem } from "../printed-row";
import type { Complaint, Row } from "../row-cursor";
import { formatNumber } from "../../tournament/numbers";
import type { RatingTable } from "../../tournament/rating";

/** The letters of the endings, the default ending first. */
export function lettersOf(list: Pick<ListSeen, "endings">): Letters {
  const known = list.endings.map((one) => one.ending);
  return Object.fromEntries(known.map((one) => [one, say(`office-letter-${one}`)]));
}

export function endingName(ending: Ending): string {
  return say(`tournament-ending-${ending}`);
}

/** A line as one sentence. */
export function lineText(line: Line): string {
  const ending = endingName(line.ending);
  const outcome =
    line.winner === null ? ending : labelled(say("seat", { seat: line.winner }), ending);
  const counts = line.counts.flatMap((count, at) => {
    if (count === null) return [];
    const points = say("office-points-of", { seat: at + 1, n: count.card_points });
    return [count.hand === "opened" ? points : `${points} (${say("hand-unopened")})`];
  });
  return `${outcome} – ${counts.join(", ")}`;
}

/** The problem of a typed row, and what to type instead. */
export function complaintText({ field, kind, text }: Complaint, row: Row): string {
  if (field === "winner") {
    const seats = row.game.playing.join(", ");
    return say(`office-paper-${kind}-winner`, { text, seats });
  }
  if (field === "ending") {
    return say("office-paper-wrong-ending", { text, letters: possibleLetters(row) });
  }
  const unopened = say("office-letter-unopened");
  return say(`office-paper-${kind}-points`, { text, seat: field, unopened });
}

/** The problem of a row that is typed in the order of the printed list. */
export function printedProblemText(problem: PrintedProblem, list: RatingTable): string {
  const seat = Number(problem.field.slice(1));
  if (problem.kind === "mismatch") {
    const { typed, opened, unopened } = problem.mismatch;
    return say("office-paper-mismatch", {
      ...{ seat, typed: formatNumber(typed), unopened: formatNumber(unopened ?? 0) },
      opened: opened === null ? "" : formatNumber(opened),
      by: Math.abs(typed - (opened ?? unopened ?? 0)),
      side: typed > (opened ?? unopened ?? 0) ? "more" : "less",
      said: opened === null ? "unopened" : "open",
    });
  }
  const { text } = problem;
  if (problem.kind === "second-winner") return say("office-paper-second-winner", { seat });
  if (problem.kind === "wrong" && problem.field.startsWith("r")) {
    const letters = lettersOf(list);
    const known = list.endings.filter((one) => one.rating !== null);
    const possible = known.map((one) => `${letters[one.ending] ?? ""} (${endingName(one.ending)})`);
    return say("office-paper-wrong-rating", { seat, text, letters: possible.join(", ") });
  }
  const unopened = say("office-letter-unopened");
  if (problem.kind === "missing") return say("office-paper-missing-printed", { seat });
  return say("office-paper-wrong-points", { text, seat, unopened });
}

/** The letters that are possible with the winner typed so far. */
function possibleLetters({ typed, game, letters }: Row): string {
  const winner = readWinner(typed.winner, game);
  const known = Object.keys(letters) as Ending[];
  const possible = winner === undefined ? known : endingsFor(winner, letters);
  return possible.map((one) => `${letters[one]} (${endingName(one)})`).join(", ");
}
