/** A typed event emitter. Listeners are called in the order in which they were added. */
export class Emitter<Events extends object> {
  readonly #listeners: { [Name in keyof Events]?: Set<(event: Events[Name]) => void> } = {};

  /** Adds a listener; returns a function that removes it: `onDestroy(emitter.on("happened", …))`. */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void {
    const listeners = (this.#listeners[name] ??= new Set());
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    // A copy, because a listener may add or remove listeners.
    for (const listener of [...(this.#listeners[name] ?? [])]) listener(event);
  }
}
