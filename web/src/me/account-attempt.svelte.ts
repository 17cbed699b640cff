/** An attempt that may need a passkey or a confirmation; a cancelled dialog is no problem. */
import { say } from "../lib/words.svelte";
import { Attempt } from "../parts/attempt.svelte";
import { Cancelled } from "./confirmation.svelte";
import { NoPasskey } from "./passkeys";

export class AccountAttempt extends Attempt {
  protected override handleError(error: unknown): void {
    if (error instanceof NoPasskey) this.problem = say("page-passkey-failed");
    else if (!(error instanceof Cancelled)) super.handleError(error);
  }
}
