/** Client-side routing with the History API. */

interface HistoryState {
  /** Scroll position when the page was left. */
  top?: number;
}

let path = $state(location.pathname);
let search = $state(location.search);
let isBack = false;

// Pages load after the address has changed, so `restoreScroll` does the scrolling.
history.scrollRestoration = "manual";

export function currentPath(): string {
  return path;
}

/** The query of the address; reactive. */
export function queryParams(): URLSearchParams {
  return new URLSearchParams(search);
}

/** Goes to another page, or to the same page with another query. */
export function navigate(to: string): void {
  const wanted = new URL(to, location.href);
  if (wanted.href === location.href) return;
  history.replaceState({ top: window.scrollY } satisfies HistoryState, "");
  history.pushState(null, "", wanted);
  isBack = false;
  search = wanted.search;
  path = wanted.pathname;
}

/** Replaces the current history entry by another page. */
export function redirect(to: string): void {
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

/** Scrolls to where the page was left when going back, else to the top. */
export function restoreScroll(): void {
  const top = isBack ? ((history.state as HistoryState | null)?.top ?? 0) : 0;
  window.scrollTo(0, top);
}

/** Click handler that follows internal links without reloading the page. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  if (link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash !== "") return;
  event.preventDefault();
  navigate(link.href);
}
