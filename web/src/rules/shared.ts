/** Rules in a link: a few letters that any device can read, with nothing kept on a server. */
import type { Chosen, Options } from "./told";

/** Longer than any rules with all options changed. */
const LONGEST = 6000;
const LONGEST_NAME = 60;
/** What turns the writing round or has no shape: somebody else wrote the name. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Writes rules so that they fit into an address. */
export function write(chosen: Chosen): string {
  const { rules, options, name } = chosen;
  if (name === "" && Object.keys(options).length === 0) return rules;
  const bytes = new TextEncoder().encode(JSON.stringify([rules, options, name]));
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Reads rules from an address; null if there are none in it. */
export function read(text: string, presets: readonly string[]): Chosen | null {
  if (presets.includes(text)) return { rules: text, options: {}, name: "" };
  if (text.length > LONGEST) return null;
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return checked(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)), presets);
  } catch {
    return null;
  }
}

function checked(found: unknown, presets: readonly string[]): Chosen | null {
  if (!Array.isArray(found)) return null;
  const [rules, options, name] = found as unknown[];
  if (typeof rules !== "string" || !presets.includes(rules)) return null;
  if (typeof options !== "object" || options === null || Array.isArray(options)) return null;
  if (typeof name !== "string") return null;
  return {
    rules,
    options: options as Options,
    name: name.replace(HIDDEN, "").slice(0, LONGEST_NAME),
  };
}
