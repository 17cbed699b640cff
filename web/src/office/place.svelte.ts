/** Where one is in the office, as the address says it. */
import { placeAt, type Place } from "./place";

/** Follows the address as long as the office is open. */
export class Whereabouts {
  #hash = $state(location.hash);

  get place(): Place {
    return placeAt(this.#hash);
  }

  /** To be called in an effect. */
  follow(): () => void {
    const look = () => (this.#hash = location.hash);
    window.addEventListener("hashchange", look);
    window.addEventListener("popstate", look);
    look();
    return () => {
      window.removeEventListener("hashchange", look);
      window.removeEventListener("popstate", look);
    };
  }
}
