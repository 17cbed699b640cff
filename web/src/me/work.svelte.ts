/** Something that is being done, and what came of it. */
import { reason } from "../lib/api";
import { say } from "../lib/words.svelte";
import { CalledOff } from "./confirming.svelte";
import { NoPasskey } from "./passkeys";

export class Work {
  busy = $state(false);
  problem = $state("");
  isDone = $state(false);

  /** Does it, one at a time; says whether it worked. */
  async attempt(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.isDone = false;
    this.problem = "";
    try {
      await work();
      this.isDone = true;
    } catch (error) {
      if (error instanceof NoPasskey) this.problem = say("page-passkey-failed");
      else if (!(error instanceof CalledOff)) this.problem = reason(error);
    } finally {
      this.busy = false;
    }
    return this.isDone;
  }
}
