/** As figures are written: with a true minus sign. */
export function figure(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
