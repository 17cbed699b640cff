/** The people named in corrections, signatures and rulings. */
import { say } from "../lib/words.svelte";

const ROLES = ["director", "helper", "keeper"];

/** An actor on their own: a name, or the name of a role. */
export function actorName(by: string): string {
  return ROLES.includes(by) ? say(`role-${by}`) : by;
}

/** An actor after "by". */
export function byActor(by: string): string {
  return ROLES.includes(by) ? say(`record-by-${by}`) : by;
}
