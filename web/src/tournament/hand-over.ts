/**
 * Entries of a list as a short text, for a phone that cannot send them: shown as a QR code, scanned
 * or typed in the office.
 *
 *     1.2.13~e.5f0c.4.1.0.r2,12o,x,104u~s.77aa.2.5:5:0:0:12,…~b3d1
 *
 * The text has a version, series and table, one part for each entry, and a check of four digits. It
 * has no capitals, spaces or secrets, and is valid after `#` in an address.
 */
import { sha256 } from "../deal/sha256";
import type { OnList } from "../list/pending";
import type { Count, Ending, FootSeen, Line } from "../wire/generated";
import type { ListRef } from "./access-keys";
import { hallPath } from "./paths";

export interface HandedEntry {
  /** The command id, with which the office sends the entry too, so that it is entered once. */
  id: string;
  command: OnList;
  /** For a signature: the sums that were shown when signing. */
  sums: FootSeen[] | null;
}

export interface HandOver {
  place: ListRef;
  entries: HandedEntry[];
}

/** The number of entries that fit a code which phones can scan from a screen. */
export const MOST_ENTRIES = 8;
const MOST_LENGTH = 520;
const VERSION = "1";
const CHECK_DIGITS = 4;
const ENDINGS: Record<string, Ending> = {
  r: "romme",
  h: "hand",
  l: "hand_laid_off",
  s: "super",
  k: "stock_used_up",
  b: "blocked",
  v: "void",
};

// --- writing -------------------------------------------------------------------------------------

/** The first entries that fit one code, and their text. At least one entry is taken. */
export function nextCode(
  tournament: string,
  place: ListRef,
  waiting: readonly HandedEntry[],
): { text: string; entries: HandedEntry[] } {
  const entries = waiting.slice(0, 1);
  for (const one of waiting.slice(1, MOST_ENTRIES)) {
    if (writeHandOver(tournament, { place, entries: [...entries, one] }).length > MOST_LENGTH)
      break;
    entries.push(one);
  }
  return { text: writeHandOver(tournament, { place, entries }), entries };
}

export function writeHandOver(tournament: string, { place, entries }: HandOver): string {
  const head = [VERSION, place.series, place.table].join(".");
  const text = [head, ...entries.map(writeEntry)].join("~");
  return `${text}~${checkOf(tournament, text)}`;
}

/** The address that a QR code contains: it opens the text with the phone of a helper. */
export function handOverPath(tournament: string, text: string): string {
  return `${hallPath(tournament)}/hand-over#${text}`;
}

function writeEntry({ id, command, sums }: HandedEntry): string {
  switch (command.do) {
    case "check-pack":
      return ["p", id].join(".");
    case "enter-line": {
      const { game, seat = 1, replays = 0 } = command;
      return ["e", id, game, seat, replays, writeLine(command.line)].join(".");
    }
    case "confirm-line":
      return ["c", id, command.game, command.seat].join(".");
    case "correct-line": {
      const seen = command.seen ? writeLine(command.seen) : "";
      return ["k", id, command.game, writeLine(command.line), seen].join(".");
    }
    case "enter-control":
      return ["x", id, command.game, writeLine(command.line)].join(".");
    case "sign":
      return ["s", id, command.seat, (sums ?? []).map(writeFoot).join(",")].join(".");
  }
}

function writeLine({ ending, winner, counts }: Line): string {
  const letter = Object.keys(ENDINGS).find((one) => ENDINGS[one] === ending) ?? "";
  const others = counts.map((one) => (one ? `${one.card_points}${one.hand.charAt(0)}` : "x"));
  return [`${letter}${winner ?? 0}`, ...others].join(",");
}

function writeFoot({ rating, plus, minus, crosses, card_points }: FootSeen): string {
  return [rating, plus, minus, crosses, card_points].join(":");
}

// --- reading -------------------------------------------------------------------------------------

/** The entries of a text, of an address that contains one, or null if it is not complete. */
export function readHandOver(tournament: string, typed: string): HandOver | null {
  const text = typed
    .slice(typed.indexOf("#") + 1)
    .replaceAll(/\s/g, "")
    .toLowerCase();
  const end = text.lastIndexOf("~");
  const body = text.slice(0, end);
  if (text.slice(end + 1) !== checkOf(tournament, body)) return null;
  const [head = "", ...parts] = body.split("~");
  const [version, series, table] = head.split(".");
  const place = { series: number(series, 10_000), table: number(table, 10_000) };
  if (version !== VERSION || parts.length === 0 || parts.length > MOST_ENTRIES) return null;
  if (!place.series || !place.table) return null;
  const entries = parts.map((part) => readEntry(place as ListRef, part));
  if (entries.includes(null)) return null;
  return { place: place as ListRef, entries: entries as HandedEntry[] };
}

function readEntry(place: ListRef, part: string): HandedEntry | null {
  const [kind, id = "", ...fields] = part.split(".");
  if (!/^[0-9a-z-]{1,64}$/.test(id)) return null;
  const command = readCommand(place, kind ?? "", fields);
  if (!command) return null;
  const sums = command.do === "sign" ? readFeet(fields[1] ?? "") : null;
  return { id, command, sums };
}

function readCommand(place: ListRef, kind: string, fields: string[]): OnList | null {
  const [first, second, third, fourth] = fields;
  if (kind === "p") return { do: "check-pack", ...place };
  if (kind === "s") {
    const seat = number(first, 4);
    return seat ? { do: "sign", ...place, seat } : null;
  }
  const game = number(first, 1000);
  if (!game) return null;
  if (kind === "c") {
    const seat = number(second, 4);
    return seat === null ? null : { do: "confirm-line", ...place, game, seat };
  }
  if (kind === "e") {
    const [seat, replays] = [number(second, 4), number(third, 1000)];
    const line = readLine(fourth ?? "");
    if (seat === null || replays === null || !line) return null;
    return { do: "enter-line", ...place, game, line, seat, replays };
  }
  const line = readLine(second ?? "");
  if (!line) return null;
  if (kind === "x") return { do: "enter-control", ...place, game, line };
  const seen = third ? readLine(third) : null;
  if (kind !== "k" || (third && !seen)) return null;
  return { do: "correct-line", ...place, game, line, seen };
}

function readLine(text: string): Line | null {
  const [head = "", ...others] = text.split(",");
  const ending = ENDINGS[head.charAt(0)];
  const winner = number(head.slice(1), 4);
  const counts = others.map(readCount);
  if (!ending || winner === null || counts.includes(undefined)) return null;
  return { ending, winner: winner || null, counts: counts as (Count | null)[] };
}

function readCount(text: string): Count | null | undefined {
  if (text === "x") return null;
  const points = number(text.slice(0, -1), 999);
  const hand = { o: "opened", u: "unopened" }[text.slice(-1)] as Count["hand"] | undefined;
  return points === null || !hand ? undefined : { card_points: points, hand };
}

function readFeet(text: string): FootSeen[] {
  if (!text) return [];
  return text.split(",").map((one) => {
    const [rating = NaN, plus = NaN, minus = NaN, crosses = NaN, card_points = NaN] = one
      .split(":")
      .map(Number);
    return { rating, plus, minus, crosses, card_points };
  });
}

function number(text: string | undefined, most: number): number | null {
  if (!text || !/^\d{1,5}$/.test(text)) return null;
  return Number(text) <= most ? Number(text) : null;
}

// --- checks --------------------------------------------------------------------------------------

/** Detects typing errors, and entries of another tournament. */
function checkOf(tournament: string, text: string): string {
  return digest(`romme/hand-over/${tournament}/${text}`).slice(0, CHECK_DIGITS);
}

/**
 * The number with which the office confirms a code: the phone recomputes it, so it cannot be made up
 * before the office has the entries. `refused` has the positions of entries that were not accepted.
 */
export function receiptOf(tournament: string, text: string, refused: readonly number[]): string {
  const hash = digest(`romme/handed-over/${tournament}/${text}/${refused.join(",")}`);
  const digits = String(Number.parseInt(hash.slice(0, 8), 16) % 10_000).padStart(4, "0");
  return [digits, ...refused].join("-");
}

/** The positions of the entries that a receipt names as refused; null if it is for another code. */
export function readReceipt(tournament: string, text: string, typed: string): number[] | null {
  const [, ...positions] = typed.trim().split(/[\s-]+/);
  const refused = positions.map(Number);
  const isRight = receiptOf(tournament, text, refused) === typed.trim().replaceAll(/[\s-]+/g, "-");
  return isRight ? refused : null;
}

function digest(text: string): string {
  const bytes = sha256(new TextEncoder().encode(text));
  return Array.from(bytes, (one) => one.toString(16).padStart(2, "0")).join("");
}
