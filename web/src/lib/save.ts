/** Has the browser save a file. */
export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then, also where saving is asked about first.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
