/** Making a tournament from a form. */
import { ensureSignedIn } from "../lib/api";
import { preferences } from "../lib/preferences.svelte";
import { say } from "../lib/words.svelte";
import { Attempt } from "../parts/attempt.svelte";
import { make, newId } from "../tournament/api";
import type { NewTournament } from "../wire/generated";

export class Making extends Attempt {
  // Pressed again because no answer came, it is still one tournament.
  #id = newId();

  /** The tournament's id; null if it was not made, and `problem` says why. */
  async make(wanted: NewTournament): Promise<string | null> {
    let made: string | null = null;
    await this.attempt(async () => {
      await ensureSignedIn(preferences.name.trim() || say("page-guest"));
      made = (await make({ ...wanted, id: this.#id })).tournament;
      this.#id = newId();
    });
    return made;
  }
}
