/** The verdicts on a move, the best first. */
import type { Verdict } from "../wire/generated";

export const VERDICTS: readonly Verdict[] = ["best", "good", "inaccurate", "poor", "only", "none"];
