/** Where one is on the page; the browser's own back and forward buttons work. */

let path = $state(location.pathname);

export function here(): string {
  return path;
}

export function go(to: string): void {
  if (to === path) return;
  history.pushState(null, "", to);
  path = to;
  window.scrollTo(0, 0);
}

window.addEventListener("popstate", () => {
  path = location.pathname;
});

/** Lets a link of our own change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  if (link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname);
}
