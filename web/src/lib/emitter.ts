/** A typed event bus: those who listen get every event of a name, in the order they came. */
export class Emitter<Events extends object> {
  readonly #listeners: { [Name in keyof Events]?: Set<(event: Events[Name]) => void> } = {};

  /** Listens until the answer is called: `onDestroy(emitter.on("happened", …))`. */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void {
    const listeners = (this.#listeners[name] ??= new Set());
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    // A copy: a listener may stop listening, or another one begin.
    for (const listener of [...(this.#listeners[name] ?? [])]) listener(event);
  }
}
