/**
 * Text to the clipboard, also from a page over plain HTTP, where browsers offer neither the
 * clipboard nor the system's own way to share.
 */

/** Whether the system offers to pass a link on; on a desktop people expect a copy. */
export function canShare(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Hands a link to the system; false if it could not, true also if the person thought better of it. */
export async function share(link: string, title: string): Promise<boolean> {
  try {
    await navigator.share({ title, url: link });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Copies a text that `shown` displays; false leaves it selected there, to be copied by hand. */
export async function copy(text: string, shown: HTMLElement): Promise<boolean> {
  try {
    await clipboard()?.writeText(text);
    if (clipboard()) return true;
  } catch {
    // Not permitted: the selection may be copied all the same.
  }
  select(shown);
  return copySelection(text);
}

/** The clipboard; browsers have it for pages over HTTPS and of the own computer only. */
function clipboard(): Clipboard | undefined {
  return (navigator as Partial<Navigator>).clipboard;
}

export function select(shown: HTMLElement): void {
  getSelection()?.selectAllChildren(shown);
}

/** Copies the selection the old way, which needs no secure page. */
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
