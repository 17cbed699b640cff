/** The dialog that asks for a factor before something about signing in changes. */
import { Problem } from "../lib/api";

class Confirming {
  /** Whether the dialog is open. */
  isOpen = $state(false);
  #settle: (isConfirmed: boolean) => void = () => {};

  /** Opens the dialog; resolves to whether the session was confirmed. */
  ask(): Promise<boolean> {
    this.#settle(false);
    this.isOpen = true;
    return new Promise((settle) => (this.#settle = settle));
  }

  /** Closes the dialog. */
  close(isConfirmed: boolean): void {
    this.isOpen = false;
    this.#settle(isConfirmed);
    this.#settle = () => {};
  }
}

export const confirming = new Confirming();

/** The dialog was closed without a confirmation: nothing was done, and nothing is wrong. */
export class CalledOff extends Error {}

/** Does something; where the server wants a confirmation first, asks for it and does it then. */
export async function confirmed<T>(work: () => Promise<T>): Promise<T> {
  const opener = document.activeElement;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "confirm-first") throw error;
  }
  try {
    if (!(await confirming.ask())) throw new CalledOff();
    return await work();
  } finally {
    // The button was disabled meanwhile, so the browser could not give the focus back to it.
    window.setTimeout(() => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    });
  }
}
