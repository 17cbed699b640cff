/** The current location in the office, from the address. */
import { locationAt, type OfficeLocation } from "./location";

export class CurrentLocation {
  #hash = $state(location.hash);

  get value(): OfficeLocation {
    return locationAt(this.#hash);
  }

  /** Starts following the address; returns a function that stops it. Call it in an effect. */
  follow(): () => void {
    const update = () => (this.#hash = location.hash);
    window.addEventListener("hashchange", update);
    window.addEventListener("popstate", update);
    update();
    return () => {
      window.removeEventListener("hashchange", update);
      window.removeEventListener("popstate", update);
    };
  }
}
