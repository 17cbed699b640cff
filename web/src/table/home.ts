import type { Picture } from "../wire/generated";
import { say } from "../lib/words.svelte";
import { hallPath } from "../tournament/paths";

/** The link that leaves a table: to its tournament, or to the start page. */
export function homeLink({ tournament }: Picture): { href: string; text: string } {
  return tournament
    ? { href: hallPath(tournament), text: say("page-to-tournament") }
    : { href: "/", text: say("page-home") };
}
