/** A number with a typographic minus sign. */
export function formatNumber(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
