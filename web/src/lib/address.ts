/** Which address of the server other devices can open. */

/** An address that only its own computer knows: phones would look for it in themselves. */
export function isAlone(host: string): boolean {
  return /^(localhost|127\..*|\[::1\]|.*\.localhost)$/.test(host);
}

/** What phones are to open, given the address that the server says they can reach. */
export function reached(address: string, here: Location = location): string {
  return isAlone(here.hostname) ? address : here.origin;
}
