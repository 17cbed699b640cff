/** Making a tournament from a form. */
import { arrive } from "../lib/api";
import { taste } from "../lib/taste.svelte";
import { say } from "../lib/words.svelte";
import { make, newId, refusalOf } from "../tournament/api";
import type { NewTournament } from "../wire/generated";

export interface Making {
  readonly isBusy: boolean;
  readonly problem: string;
  /** The tournament's id; null if it was not made, and `problem` says why. */
  make: (wanted: NewTournament) => Promise<string | null>;
}

export function making(): Making {
  let isBusy = $state(false);
  let problem = $state("");
  // Pressed again because no answer came, it is still one tournament.
  let id = newId();
  return {
    get isBusy() {
      return isBusy;
    },
    get problem() {
      return problem;
    },
    async make(wanted) {
      isBusy = true;
      problem = "";
      try {
        await arrive(taste.name.trim() || say("page-guest"));
        const { tournament } = await make({ ...wanted, id });
        id = newId();
        return tournament;
      } catch (error) {
        problem = refusalOf(error).message;
        return null;
      } finally {
        isBusy = false;
      }
    },
  };
}
