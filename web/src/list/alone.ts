/** One tab sends for all of this device: less traffic. That nothing is done twice is due to the ids. */
import type { Alone } from "./sender";

/** A tab that a phone has put to sleep may never let go; after so long it is not waited for. */
const PATIENCE = 20_000;

export function aloneAs(name: string): Alone {
  let since = 0;
  return async (work) => {
    // Browsers have locks only where the address is secure, and a laptop in a hall often is not.
    const locks = (navigator as { locks?: LockManager }).locks;
    const isMine = await locks?.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });
    if (isMine === true) {
      since = 0;
      return true;
    }
    since ||= Date.now();
    if (locks && Date.now() - since < PATIENCE) return false;
    await work();
    return true;
  };
}
