/** Sets the pace of a table to the one that the player has chosen on this device. */
import { connection } from "../lib/socket.svelte";
import { preferences } from "../lib/preferences.svelte";
import type { Pace, Picture } from "../wire/generated";

/** Whether a player may set the pace: the host, or a player whose opponents are all bots. */
export function maySetPace(picture: Picture, person: string): boolean {
  if (picture.seat === null || picture.tournament) return false;
  const people = picture.chairs.filter((chair) => chair.person !== undefined);
  return picture.host === person || people.length === 1;
}

/**
 * Calls `set` when the player comes to a table with a pace of their own, and whenever they choose
 * another one. A pace that somebody else sets meanwhile stays.
 */
export function choosePace(getPicture: () => Picture | null, set: (pace: Pace) => void): void {
  let last: Pace = "normal";
  $effect(() => {
    const picture = getPicture();
    const wanted = preferences.pace;
    if (picture === null || wanted === last || !maySetPace(picture, connection.person)) return;
    last = wanted;
    if (wanted !== (picture.pace ?? "normal")) set(wanted);
  });
}
