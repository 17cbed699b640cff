/** The backup of the tournament in a folder of the server. Polls, because a backup is not an event. */
import { backUp, fetchServerCopy } from "../../tournament/whole";
import type { ServerCopy } from "../../wire/generated";

const POLL_MS = 30_000;

export class ServerBackup {
  /** Null until the server has answered. */
  copy = $state.raw<ServerCopy | null>(null);
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  listen(): () => void {
    void this.refresh();
    const timer = window.setInterval(() => void this.refresh(), POLL_MS);
    return () => window.clearInterval(timer);
  }

  async refresh(): Promise<void> {
    // A server without a folder gets none while it runs.
    if (this.copy?.folder === "") return;
    try {
      this.copy = await fetchServerCopy(this.#id);
    } catch {
      // The page already shows that the server is unreachable; the next poll retries.
    }
  }

  /** Writes a backup now; rejects if the server refuses. */
  async write(): Promise<void> {
    this.copy = await backUp(this.#id);
  }
}
