/** The step by the office that an undo would revert. */
import type { RecordedEvent, TournamentEvent } from "../wire/generated";

/** Events of lists. They are undone on the page of the list. */
const ON_LISTS = new Set<TournamentEvent["is"]>([
  "pack-checked",
  "line-entered",
  "line-confirmed",
  "line-corrected",
  "control-entered",
  "signed",
  "incident-recorded",
]);
/** Other events that an undo skips. */
const NO_STEPS = new Set<TournamentEvent["is"]>([
  "clock-set",
  "clock-shifted",
  "announced",
  "tournament-made",
  "list-step-undone",
]);

type EventKind = Pick<TournamentEvent, "is">;

const MAX_LENGTH = 160;

/** Shortens the text of a step, which may list hundreds of people. */
export function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[ ·,;]+$/, "")} …`;
}

/** The last step that is not undone, or null. The record may be in any order. */
export function lastStep<Entry extends Pick<RecordedEvent, "version"> & { event: EventKind }>(
  record: readonly Entry[],
): Entry | null {
  const steps: Entry[] = [];
  for (const one of [...record].sort((some, other) => some.version - other.version)) {
    const kind = one.event.is;
    if (kind === "step-undone") steps.pop();
    else if (!ON_LISTS.has(kind) && !NO_STEPS.has(kind)) steps.push(one);
  }
  return steps.at(-1) ?? null;
}
