/** What the office would take back: the last of its steps that still stands. */
import type { RecordedEvent, TournamentEvent } from "../wire/generated";

/** Events of lists: they are taken back on their list. */
const ON_LISTS = new Set<TournamentEvent["is"]>([
  "pack-checked",
  "line-entered",
  "line-confirmed",
  "line-corrected",
  "control-entered",
  "signed",
  "incident-recorded",
]);
/** Only shown, and in nobody's way; or no step at all. */
const NO_STEPS = new Set<TournamentEvent["is"]>([
  "clock-set",
  "announced",
  "tournament-made",
  "list-step-undone",
]);

type Named = Pick<TournamentEvent, "is">;

const LONGEST = 160;

/** A step in a few words: two hundred people who were entered at once fill no screen. */
export function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[ ·,;]+$/, "")} …`;
}

/** The step; null if nothing is known of it. The record may come in any order. */
export function lastStep<Entry extends Pick<RecordedEvent, "version"> & { event: Named }>(
  record: readonly Entry[],
): Entry | null {
  const stands: Entry[] = [];
  for (const one of [...record].sort((some, other) => some.version - other.version)) {
    const kind = one.event.is;
    if (kind === "step-undone") stands.pop();
    else if (!ON_LISTS.has(kind) && !NO_STEPS.has(kind)) stands.push(one);
  }
  return stands.at(-1) ?? null;
}
