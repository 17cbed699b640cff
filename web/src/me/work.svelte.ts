/** An attempt that may need a passkey or a confirmation. */
import { say } from "../lib/words.svelte";
import { Attempt } from "../parts/attempt.svelte";
import { CalledOff } from "./confirming.svelte";
import { NoPasskey } from "./passkeys";

export class Work extends Attempt {
  protected override handleError(error: unknown): void {
    if (error instanceof NoPasskey) this.problem = say("page-passkey-failed");
    else if (!(error instanceof CalledOff)) super.handleError(error);
  }
}
