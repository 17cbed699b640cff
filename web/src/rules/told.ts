/** Rule sets as the server tells them: in words, with every option and every clause. */

export type Options = Record<string, unknown>;

/** A rule set of one's own: a preset, the options that differ, and perhaps a name. */
export interface Chosen {
  rules: string;
  options: Options;
  name: string;
}

export interface Value {
  value: unknown;
  text: string;
}

export interface Option {
  name: string;
  subject: string;
  title: string;
  value: unknown;
  /** The rule set's own answer. */
  usual: unknown;
  text: string;
  /** Empty where any number from `least` to `most` is possible. */
  possible: Value[];
  least: number | null;
  most: number | null;
  clause: string | null;
  assumed: boolean;
  /** Whether another answer could change anything, the others being as they are. */
  matters: boolean;
}

export interface Sentence {
  option: string;
  text: string;
  clause: string | null;
  assumed: boolean;
  /** What the rule set itself says, where this differs. */
  instead: string | null;
}

export interface Told {
  name: string;
  title: string;
  about: string;
  seats: number[];
  sections: { heading: string; sentences: Sentence[] }[];
  options: Option[];
  clauses: Record<string, string>;
}

export interface Way {
  option: string;
  title: string;
  value: unknown;
  text: string;
}

/** Why options do not go together, and which single changes would put it right. */
export interface Senseless {
  code: string;
  message: string;
  options: string[];
  ways: Way[];
}

export interface Weighed {
  told: Told | null;
  senseless: Senseless | null;
}

/** Whether two answers are the same; some are lists. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The options under their subjects, in the order in which subjects first come. */
export function bySubject(options: readonly Option[]): [string, Option[]][] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const others = found.get(option.subject);
    if (others) others.push(option);
    else found.set(option.subject, [option]);
  }
  return [...found];
}
