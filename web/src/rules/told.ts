/** Rule sets as the server tells them: in words, with every option and every clause. */

import type { OptionInfo, OptionValue } from "../wire/generated";

export type Options = Record<string, OptionValue>;

/** A rule set of one's own: a preset, the options that differ, and perhaps a name. */
export interface Chosen {
  rules: string;
  options: Options;
  name: string;
}

/** Whether two answers, or two rule sets, are the same; some answers are lists. */
export function same<Value extends OptionValue | Chosen>(
  one: Value | undefined,
  other: Value | undefined,
): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The options under their subjects, in the order in which subjects first come. */
export function bySubject(options: readonly OptionInfo[]): [string, OptionInfo[]][] {
  const found = new Map<string, OptionInfo[]>();
  for (const option of options) {
    const others = found.get(option.subject);
    if (others) others.push(option);
    else found.set(option.subject, [option]);
  }
  return [...found];
}
