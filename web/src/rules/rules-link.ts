/** Rules encoded in a link, so that nothing is stored on a server. */
import type { RulesChoice, Options } from "./rule-set";

/** Longer than rules with all options changed. */
const MAX_LENGTH = 6000;
const MAX_NAME_LENGTH = 60;
/** Control and invisible characters, removed from names because a link may come from anyone. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Encodes rules for an address: the name of a preset, or base64url. */
export function encodeRules(chosen: RulesChoice): string {
  const { rules, options, name } = chosen;
  if (name === "" && Object.keys(options).length === 0) return rules;
  const bytes = new TextEncoder().encode(JSON.stringify([rules, options, name]));
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Decodes rules from an address; null if it is invalid. */
export function decodeRules(text: string, presets: readonly string[]): RulesChoice | null {
  if (presets.includes(text)) return { rules: text, options: {}, name: "" };
  if (text.length > MAX_LENGTH) return null;
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return checked(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)), presets);
  } catch {
    return null;
  }
}

function checked(found: unknown, presets: readonly string[]): RulesChoice | null {
  if (!Array.isArray(found)) return null;
  const [rules, options, name] = found as unknown[];
  if (typeof rules !== "string" || !presets.includes(rules)) return null;
  if (typeof options !== "object" || options === null || Array.isArray(options)) return null;
  if (typeof name !== "string") return null;
  return {
    rules,
    options: options as Options,
    name: name.replace(INVISIBLE, "").slice(0, MAX_NAME_LENGTH),
  };
}
