/** Lets one tab of this device send at a time. Only saves traffic; ids make commands idempotent. */
import type { RunExclusive } from "./sender";

/** A sleeping tab may never release the lock. After this time the lock is ignored. */
const LOCK_TIMEOUT_MS = 20_000;

export function tabLock(name: string): RunExclusive {
  let waitingSince = 0;
  return async (work) => {
    // The Web Locks API needs a secure context. A laptop in a hall often serves plain HTTP.
    const locks = (navigator as { locks?: LockManager }).locks;
    const isMine = await locks?.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });
    if (isMine === true) {
      waitingSince = 0;
      return true;
    }
    waitingSince ||= Date.now();
    if (locks && Date.now() - waitingSince < LOCK_TIMEOUT_MS) return false;
    await work();
    return true;
  };
}
