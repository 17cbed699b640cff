/** The origin of links to pass on: the computer of the server may have opened the page as itself. */
import { isAlone } from "./address";
import { ask } from "./api";

class SharedOrigin {
  /** The page's own until the server has named a better one. */
  value = $state(location.origin);
  #isAsked = false;

  /** Asks the server where other devices find it; only if nobody else can open this page's address. */
  find(): void {
    if (this.#isAsked || !isAlone(location.hostname)) return;
    this.#isAsked = true;
    ask("GET /api/address").then(
      ({ address }) => (this.value = address),
      () => (this.#isAsked = false), // next time, perhaps
    );
  }
}

export const sharedOrigin = new SharedOrigin();
