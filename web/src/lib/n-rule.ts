/**
 * The n-rule of Luxembourgish: "vun 30" (drësseg), but "vu 40" (véierzeg).
 *
 * The catalogues write `vu{ NRULE($n) } { $n }` and `si{ NRULE($n, "nn") } { $n }`. The server has the same function in
 * `src/romme/locales/n_rule.py`.
 */

/** The part spoken first: a minus sign, digits, a letter, the suit of a card or the sign of a joker. */
const FIRST = /-(?=\d)|\d+|\p{L}|[♣♠♥♦★]/u;
/** First letters that keep the n. The suits are read as Kräiz, Pik, Häerz and Karo. */
const KEEPS = "aeiouyhdtzn♥";
/** Digits whose words drop the n: véier, fënnef, sechs, siwen. */
const DROPS = [4, 5, 6, 7];

/** The `n` that a word keeps before a text or a number, or an empty string. */
export function nRule(follows: string, n = "n"): string {
  const first = FIRST.exec(follows.replace("\u2212", "-"))?.[0];
  if (first === undefined) return n;
  if (/\d/.test(first)) return DROPS.includes(spokenDigit(first)) ? "" : n;
  return KEEPS.includes(first.toLowerCase().normalize("NFD").charAt(0)) ? n : "";
}

/** The digit that is spoken first: of 436 the 4, of 36 the 6, of 40 the 4. */
function spokenDigit(digits: string): number {
  const number = Number(digits.slice(0, ((digits.length - 1) % 3) + 1)); // 36,000 starts like 36
  return Math.floor(number / 100) || number % 10 || Math.floor(number / 10);
}
