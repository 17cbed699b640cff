/** A PIN in two groups, which is easier to read. */
export function spacedPin(pin: string): string {
  const half = Math.ceil(pin.length / 2);
  return `${pin.slice(0, half)} ${pin.slice(half)}`;
}
