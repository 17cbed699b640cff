/** The address of the server that other devices can open. */

/** Whether a host name means the local computer, so that other devices cannot open it. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\..*|\[::1\]|.*\.localhost)$/.test(host);
}

/** The origin to give to phones: the page's, or the server's LAN address if the page is on localhost. */
export function reachableOrigin(address: string, here: Location = location): string {
  return isLoopback(here.hostname) ? address : here.origin;
}
