/** Creates a tournament from a form. */
import { ensureSignedIn } from "../lib/api";
import { preferences } from "../lib/preferences.svelte";
import { Attempt } from "../parts/attempt.svelte";
import { createTournament, newId } from "../tournament/requests";
import type { NewTournament } from "../wire/generated";

export class TournamentCreation extends Attempt {
  // Makes a retry without an answer idempotent.
  #id = newId();

  /** Returns the id of the tournament; null on failure, and `problem` says why. */
  async create(settings: NewTournament): Promise<string | null> {
    let created: string | null = null;
    await this.run(async () => {
      await ensureSignedIn(preferences.name.trim());
      created = (await createTournament({ ...settings, id: this.#id })).tournament;
      this.#id = newId();
    });
    return created;
  }
}
