/** The state of a form or button: busy, failed or done. Runs one action at a time. */
import { errorMessage } from "../lib/api";

export class Attempt {
  busy = $state(false);
  /** Why the last attempt failed, for the user; empty if it did not. */
  problem = $state("");
  /** Whether the last attempt succeeded. */
  isDone = $state(false);

  /** Runs `work` and returns whether it succeeded. While busy, returns false without running it. */
  async run(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.isDone = false;
    this.reset();
    try {
      await work();
      this.isDone = true;
    } catch (error) {
      this.handleError(error);
    } finally {
      this.busy = false;
    }
    return this.isDone;
  }

  /** A submit handler: `<form onsubmit={form.submit(work)}>`. */
  submit(work: () => Promise<void>): (event: SubmitEvent) => void {
    return (event) => {
      event.preventDefault();
      void this.run(work);
    };
  }

  reset(): void {
    this.problem = "";
  }

  protected handleError(error: unknown): void {
    this.problem = errorMessage(error);
  }
}
