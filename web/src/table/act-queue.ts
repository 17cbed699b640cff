/**
 * Carries out the acts of a player one after the other. An act tried while another one is on its way to the
 * server waits for it, and is not lost.
 */
export class ActQueue {
  #last: { key: string; settled: Promise<void> } | null = null;

  /** Whether an act is being carried out. */
  get isBusy(): boolean {
    return this.#last !== null;
  }

  /**
   * Carries out an act after the earlier ones and the update that each of them leads to. Returns null if the same
   * act was added just before and is not finished, as at a double click.
   */
  add<T>(key: string, act: () => Promise<T>, updated: () => Promise<void>): Promise<T> | null {
    if (key === this.#last?.key) return null;
    const done = this.#last === null ? act() : this.#last.settled.then(act);
    const free = (): void => {
      if (this.#last === added) this.#last = null;
    };
    const settled = done.then(updated, () => {}).then(free);
    const added = { key, settled };
    this.#last = added;
    return settled.then(() => done);
  }
}
