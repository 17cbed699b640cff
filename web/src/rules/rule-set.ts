/** Types and helpers for rule sets. */

import type { OptionInfo, OptionValue } from "../wire/generated";

export type Options = Record<string, OptionValue>;

/** A preset, the options that differ from it, and an optional name. */
export interface RulesChoice {
  rules: string;
  options: Options;
  name: string;
}

/** Deep equality of option values or rule sets. */
export function same<Value extends OptionValue | RulesChoice>(
  one: Value | undefined,
  other: Value | undefined,
): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Groups options by subject, in the order of first occurrence. */
export function bySubject(options: readonly OptionInfo[]): [string, OptionInfo[]][] {
  const found = new Map<string, OptionInfo[]>();
  for (const option of options) {
    const others = found.get(option.subject);
    if (others) others.push(option);
    else found.set(option.subject, [option]);
  }
  return [...found];
}
