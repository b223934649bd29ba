// Which page is shown: named by the address, changed without reloading. A site without a server names it
// behind a hash (`#/table/home-x`), since a plain web space finds only its files.

import { alone, root } from "./way/way";

let path = $state(here().pathname);

addEventListener("popstate", () => (path = here().pathname));

/** Follow links inside the site; all others are left to the browser. */
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download")) return;
  const page = pageOf(link);
  if (page === null) return;
  event.preventDefault();
  go(page);
});

/** Return the page that an address of the browser shows, as a URL of its own. */
function here(): URL {
  if (!alone) return new URL(inside(location.pathname) + location.search + location.hash, location.origin);
  const behind = location.hash.slice(1);
  return new URL(behind.startsWith("/") ? behind : "/", location.origin);
}

/** Return a path of the browser as a page of the site, which may lie below a path. */
export function inside(path: string): string {
  return path.startsWith(root.pathname) ? path.slice(root.pathname.length - 1) : path;
}

const named = (url: { pathname: string; search: string; hash: string }) => url.pathname + url.search + url.hash;

/** Return the page that a link leads to, if it is one of ours. */
function pageOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin) return null;
  if (alone) return link.pathname === location.pathname && link.hash.startsWith("#/") ? link.hash.slice(1) : null;
  const page = inside(link.pathname);
  return page.startsWith("/api/") ? null : page + link.search + link.hash;
}

/** Return the address by which links lead to a page. */
export const to = (page: string): string => (alone ? `#${page}` : root.pathname + page.slice(1));

/** Return the address of a page that can be sent to others. */
export const whole = (page: string): string => new URL(to(page), root).href;

/** Go to another page. */
export function go(page: string): void {
  if (page !== named(here())) history.pushState(null, "", to(page));
  path = here().pathname;
  scrollTo(0, 0);
}

/** Name the page that is shown anew. */
export function rename(page: string): void {
  history.replaceState(null, "", to(page));
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
  /** What the address asks for besides: "?table=ab12". */
  get search(): string {
    return here().search;
  },
  /** The place in the page that it names. */
  get mark(): string {
    return decoded(here().hash.slice(1));
  },
  set mark(id: string) {
    history.pushState(null, "", this.marked(id));
  },
  /** Return the address of a place in the page that is shown. */
  marked(id: string): string {
    const { pathname, search } = here();
    return to(`${pathname}${search}#${id}`);
  },
};
