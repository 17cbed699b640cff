/** Keeps the screen on. Browsers release the lock whenever the page is hidden. */

/** Keeps the screen on while `isWanted`. Call it while a component is initialised. */
export function keepAwake(isWanted: () => boolean): void {
  $effect(() => {
    // Only over HTTPS, and not in every browser.
    if (!isWanted() || !("wakeLock" in navigator)) return;
    const keeper = new Keeper();
    const request = () => void keeper.request();
    request();
    document.addEventListener("visibilitychange", request);
    return () => {
      document.removeEventListener("visibilitychange", request);
      keeper.stop();
    };
  });
}

class Keeper {
  #lock: WakeLockSentinel | null = null;
  #isRequesting = false;
  #isStopped = false;

  /** Requests the lock, unless it is held or the page is hidden. */
  async request(): Promise<void> {
    if (document.visibilityState !== "visible" || this.#isRequesting) return;
    if (this.#lock?.released === false) return;
    this.#isRequesting = true;
    try {
      this.#lock = await navigator.wakeLock.request("screen");
      if (this.#isStopped) this.stop();
    } catch {
      // For example to save power. The next time that the page is shown is the next attempt.
    } finally {
      this.#isRequesting = false;
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#lock?.release().catch(() => {});
  }
}
