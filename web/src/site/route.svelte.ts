// Which page is shown: named by the address, changed without reloading.

let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

/** Follow links inside the site; all others are left to the browser. */
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});

/** Go to another page. */
export function go(address: string): void {
  if (address !== location.pathname + location.search + location.hash) history.pushState(null, "", address);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Return a part of an address as it is read; a mistyped part stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = {
  /** The parts of the address: ["table", "ab12"]. */
  get parts(): string[] {
    return path.split("/").filter(Boolean).map(decoded);
  },
};
