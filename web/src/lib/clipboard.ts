/**
 * Copying and sharing text. Also works over plain HTTP, where browsers offer neither the clipboard
 * API nor the share dialog.
 */

/** Whether to offer the share dialog of the system. On a desktop people expect a copy instead. */
export function canShare(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Opens the share dialog. True if the link was shared or the user cancelled, false on an error. */
export async function share(link: string, title: string): Promise<boolean> {
  try {
    await navigator.share({ title, url: link });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Copies a text that `shown` displays. On failure, returns false and leaves the text selected. */
export async function copy(text: string, shown: HTMLElement): Promise<boolean> {
  try {
    await clipboard()?.writeText(text);
    if (clipboard()) return true;
  } catch {
    // Not permitted: try the selection instead.
  }
  select(shown);
  return copySelection(text);
}

/** The clipboard API; browsers have it over HTTPS and on localhost only. */
function clipboard(): Clipboard | undefined {
  return (navigator as Partial<Navigator>).clipboard;
}

export function select(shown: HTMLElement): void {
  getSelection()?.selectAllChildren(shown);
}

/** Copies with `execCommand`, which needs no secure context. */
function copySelection(text: string): boolean {
  let isTaken = false;
  const take = (event: ClipboardEvent): void => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    isTaken = event.clipboardData !== null;
  };
  document.addEventListener("copy", take);
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way over plain HTTP
    return document.execCommand("copy") && isTaken;
  } catch {
    return false;
  } finally {
    document.removeEventListener("copy", take);
  }
}
