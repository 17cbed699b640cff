/** A form or a button at work: it does one thing at a time, and keeps what went wrong. */
import { reason } from "../lib/api";

export class Attempt {
  busy = $state(false);
  /** What to tell people about the last attempt; empty while nothing is wrong. */
  problem = $state("");
  /** Whether the last attempt worked. */
  isDone = $state(false);

  /** Does it; says whether it worked. Refuses to begin while something is being done. */
  async attempt(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.isDone = false;
    this.forget();
    try {
      await work();
      this.isDone = true;
    } catch (error) {
      this.failed(error);
    } finally {
      this.busy = false;
    }
    return this.isDone;
  }

  /** The same for a form: `<form onsubmit={form.submit(work)}>`. */
  submit(work: () => Promise<void>): (event: SubmitEvent) => void {
    return (event) => {
      event.preventDefault();
      void this.attempt(work);
    };
  }

  forget(): void {
    this.problem = "";
  }

  protected failed(error: unknown): void {
    this.problem = reason(error);
  }
}
