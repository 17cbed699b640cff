/** Texts for lines of a list. */
import { labelled, say } from "../../lib/words.svelte";
import type { Ending, Line, ListSeen } from "../../wire/generated";
import { endingsFor, readWinner, type Letters } from "../row-input";
import type { Complaint, Row } from "../row-cursor";

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

/** The letters that are possible with the winner typed so far. */
function possibleLetters({ typed, game, letters }: Row): string {
  const winner = readWinner(typed.winner, game);
  const known = Object.keys(letters) as Ending[];
  const possible = winner === undefined ? known : endingsFor(winner, letters);
  return possible.map((one) => `${letters[one]} (${endingName(one)})`).join(", ");
}
