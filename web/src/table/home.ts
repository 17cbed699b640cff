import type { Picture } from "../wire/generated";
import { say } from "../lib/words.svelte";
import { hallPath } from "../tournament/paths";

/** Where one goes from a table: to its tournament, or else to the first page. */
export function home({ tournament }: Picture): { href: string; text: string } {
  return tournament
    ? { href: hallPath(tournament), text: say("page-to-tournament") }
    : { href: "/", text: say("page-home") };
}
