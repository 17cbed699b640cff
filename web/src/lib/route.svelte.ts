/** Where one is on the page; the browser's own back and forward buttons work. */

interface Kept {
  /** How far down the page was when it was left. */
  top?: number;
}

let path = $state(location.pathname);
let search = $state(location.search);
let isBack = false;

// Pages come a moment after the address has changed, so they are scrolled here.
history.scrollRestoration = "manual";

export function here(): string {
  return path;
}

/** What stands behind the `?` of the address. */
export function asked(): URLSearchParams {
  return new URLSearchParams(search);
}

/** Goes to another page, or to the same one with other questions behind the `?`. */
export function go(to: string): void {
  const wanted = new URL(to, location.href);
  if (wanted.href === location.href) return;
  history.replaceState({ top: window.scrollY } satisfies Kept, "");
  history.pushState(null, "", wanted);
  isBack = false;
  search = wanted.search;
  path = wanted.pathname;
}

/** Goes to the page that an address only stands for: the way back does not lead through it. */
export function goInstead(to: string): void {
  const wanted = new URL(to, location.href);
  history.replaceState(null, "", wanted);
  search = wanted.search;
  path = wanted.pathname;
}

window.addEventListener("popstate", () => {
  isBack = true;
  search = location.search;
  path = location.pathname;
});

/** Shows the part of a page where one was; the beginning, if one was never there. */
export function scroll(): void {
  const top = isBack ? ((history.state as Kept | null)?.top ?? 0) : 0;
  window.scrollTo(0, top);
}

/** Lets a link of our own change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  if (link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash !== "") return;
  event.preventDefault();
  go(link.href);
}
