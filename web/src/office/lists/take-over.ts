/** Enters what a phone could not send, as if the phone had sent it. */
import { say } from "../../lib/words.svelte";
import { dependsOn } from "../../list/sender";
import {
  isUnanswered,
  fetchLinks,
  fetchList,
  refusalOf,
  sendCommand,
} from "../../tournament/requests";
import type { HandedEntry, HandOver } from "../../tournament/hand-over";
import type { FootSeen, ListSeen } from "../../wire/generated";

export interface TakenEntry {
  entry: HandedEntry;
  /** Why it was not accepted; empty if it was. */
  refusal: string;
}

/**
 * Sends the entries in order, each under the id that the phone gave it, with the key of the list,
 * which the office may use. So the rights and checks are those of the phone, and an entry that has
 * arrived already is not entered again. Rejects if there is no answer; then it can be repeated.
 */
export async function takeOver(id: string, handed: HandOver): Promise<TakenEntry[]> {
  const { series, table } = handed.place;
  const links = await fetchLinks(id);
  const link = links.find((one) => one.series === series && one.table === table);
  const key = link?.path.split("#key=")[1] ?? "";
  const taken: TakenEntry[] = [];
  for (const entry of handed.entries) {
    const reason = taken.find(
      (one) => one.refusal && dependsOn(entry.command, one.entry.command),
    )?.refusal;
    taken.push({ entry, refusal: reason ?? (await refusalTo(id, key, handed, entry)) });
  }
  return taken;
}

async function refusalTo(
  id: string,
  key: string,
  { place }: HandOver,
  entry: HandedEntry,
): Promise<string> {
  try {
    if (entry.sums && haveSumsChanged(await fetchList(id, place), entry, entry.sums))
      return say("list-sums-changed");
    await sendCommand(id, entry.command, { id: entry.id, key });
    return "";
  } catch (error) {
    if (isUnanswered(error)) throw error;
    return refusalOf(error).message;
  }
}

/** Whether the list has changed since its sums were signed. */
function haveSumsChanged(list: ListSeen, { command }: HandedEntry, sums: FootSeen[]): boolean {
  const isSigned =
    command.do === "sign" && list.signatures.some((one) => one.seat === command.seat);
  const shown = ({ rating, plus, minus, crosses, card_points }: FootSeen) =>
    [rating, plus, minus, crosses, card_points].join(":");
  return !isSigned && list.feet.map(shown).join() !== sums.map(shown).join();
}
