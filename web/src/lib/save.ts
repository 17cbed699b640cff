/** Saves a file with the browser's download. */
export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has begun to read it, even if it asked where to save first.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
