/** A PIN in two groups, which are read and typed more easily. */
export function spacedPin(pin: string): string {
  const half = Math.ceil(pin.length / 2);
  return `${pin.slice(0, half)} ${pin.slice(half)}`;
}
