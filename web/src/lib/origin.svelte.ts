/** The origin of shared links. On the server's own computer the page may be open as localhost. */
import { isLoopback } from "./address";
import { ask } from "./api";

class SharedOrigin {
  /** The page's own origin, until the server has named a better one. */
  value = $state(location.origin);
  #isRequested = false;

  /** Asks the server for its LAN address, if this page is open as localhost. */
  find(): void {
    if (this.#isRequested || !isLoopback(location.hostname)) return;
    this.#isRequested = true;
    ask("GET /api/address").then(
      ({ address }) => (this.value = address),
      () => (this.#isRequested = false), // retry next time
    );
  }
}

export const sharedOrigin = new SharedOrigin();
