/** Texts for commands on a list. */
import { say } from "../lib/words.svelte";
import type { ListSeen } from "../wire/generated";
import { nameOf } from "./names";
import type { OnList } from "./pending";

export function stepText(list: ListSeen, command: OnList): string {
  const game = "game" in command ? command.game : 0;
  const name = "seat" in command && command.seat ? nameOf(list, command.seat) : "";
  return say(`list-step-${command.do}`, { game, name });
}

/** The actor of a correction: the table, the office, or a name. */
export function actorText(by: string): string {
  return ["director", "helper", "keeper"].includes(by) ? say(`list-by-${by}`) : by;
}
