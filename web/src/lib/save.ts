/** Saves a file with the browser's download. */
export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Revoke late: the browser may first ask the user where to save the file.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
