/** State of the dialog that confirms the identity before sign-in settings change. */
import { Problem } from "../lib/api";

class Confirmation {
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

export const confirmation = new Confirmation();

/** The user closed the dialog; nothing was done. */
export class Cancelled extends Error {}

/** Runs `work`. If the server demands a confirmation, opens the dialog and tries again. */
export async function withConfirmation<T>(work: () => Promise<T>): Promise<T> {
  const opener = document.activeElement;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "confirm-first") throw error;
  }
  try {
    if (!(await confirmation.ask())) throw new Cancelled();
    return await work();
  } finally {
    // The button was disabled, so the browser could not restore the focus.
    window.setTimeout(() => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    });
  }
}
