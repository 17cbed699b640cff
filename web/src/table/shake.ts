/** Shakes elements, to show that an act was refused. */
import { preferences } from "../lib/preferences.svelte";
import { canAnimate } from "./card-moves";

const DURATION_MS = 380;

/** Shakes an element; does nothing with reduced motion. */
export function shake(element: Element | null | undefined): void {
  if (!element || !canAnimate(preferences.motion)) return;
  const translate = ["0", "-7px 0", "6px 0", "-4px 0", "3px 0", "0"];
  element.animate({ translate }, { duration: DURATION_MS, easing: "ease-out" });
}
