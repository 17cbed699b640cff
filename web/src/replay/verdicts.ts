/** What the bots think of a move, the best first. */
import type { Verdict } from "../wire/generated";

export const VERDICTS: readonly Verdict[] = ["best", "good", "inaccurate", "poor", "only", "none"];
