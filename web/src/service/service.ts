// The service worker: keeps the pages, and the house for one once it was fetched, so that both are there without a
// network. What tables say never comes from here.

import { choose, HOUSE } from "./choice";

const FILES: string[] = ["the files"]; // put in when the site is built: see build/site.ts
const VERSION = "the version";

const SHELL = `kogge-${VERSION}`;
const START = "./"; // the one page that shows all others
const BROKEN = 500; // from here on an answer says that somebody on the way has failed
const PREPARED = ["home/games.json", "home/deals.json"]; // needed before Python is, and small

// As much of the scope of a service worker as is needed: its types would clash with those of pages.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushing extends Lasting {
  readonly data: { json(): Told } | null;
}
interface Clicking extends Lasting {
  readonly action: string;
  readonly notification: Notification;
}
/** What the server tells a browser: see server/post/push.py. */
interface Told {
  id: string;
  title: string;
  text: string;
  link: string;
  stop: string;
  stopping: string;
}
interface Scope {
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "push", listener: (event: Pushing) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicking) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void>; openWindow(url: string): Promise<unknown> };
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: Record<string, unknown>): Promise<void>;
  };
}
const scope = globalThis as unknown as Scope;
const root = scope.registration.scope;
const files = new Set(FILES);

scope.addEventListener("install", (event) => event.waitUntil(Promise.all([keepShell(), prepare().catch(() => {})])));
scope.addEventListener("activate", (event) => event.waitUntil(clearOut().then(() => scope.clients.claim())));
scope.addEventListener("message", ({ data }) => void (data === "take over" && scope.skipWaiting()));
scope.addEventListener("fetch", (event) => {
  const choice = choose(event.request, root, files);
  if (choice !== "pass") event.respondWith(ANSWERS[choice](event.request));
});

scope.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json())));
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { link, stop } = event.notification.data as Told;
  event.waitUntil(scope.clients.openWindow(event.action === "stop" ? stop : link));
});

const ANSWERS = {
  page: () => kept(SHELL, new Request(new URL(START, root))),
  shell: (request: Request) => kept(SHELL, request),
  home: (request: Request) => kept(HOUSE, request, true),
  index,
};

/** Show what the server tells; the same letter is shown once. */
async function tell(told?: Told): Promise<void> {
  if (!told) return;
  const actions = [{ action: "stop", title: told.stopping }];
  await scope.registration.showNotification(told.title, {
    body: told.text === told.title ? "" : told.text,
    tag: told.id,
    icon: new URL("icon.svg", root).href,
    data: told,
    actions,
  });
}

/** Keep all files of the pages; those not named after their content are fetched anew. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  const anew = (file: string) => (file.startsWith("assets/") ? "default" : "reload");
  await cache.addAll([START, ...FILES].map((file) => new Request(new URL(file, root), { cache: anew(file) })));
}

/** Fetch what the pages of the games show before Python is needed. */
async function prepare(): Promise<void> {
  const first = await index(new Request(new URL("home/index.json", root)));
  if (first.ok) await keepPrepared(); // else this site has no house
}

async function keepPrepared(): Promise<void> {
  const cache = await caches.open(HOUSE);
  await cache.addAll(PREPARED.map((file) => new URL(file, root).href));
  const { games } = (await (await cache.match(new URL(PREPARED[0]!, root)))!.json()) as { games: string[] };
  await cache.addAll(games.map((game) => new URL(`home/games/${game}.json`, root).href));
}

/** Forget the pages of former versions. */
async function clearOut(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith("kogge-") && ![SHELL, HOUSE].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Answer with what is kept; else fetch it, and keep it from now on if wanted. */
async function kept(name: string, request: Request, keep = false): Promise<Response> {
  const cache = await caches.open(name);
  const found = await cache.match(request, { ignoreSearch: true });
  if (found) return found;
  const answer = await fetch(request);
  if (keep && answer.status === 200) await cache.put(request, answer.clone()).catch(() => {}); // no room left
  return answer;
}

/** Answer what the house consists of: a new version drops all that was kept of the former. */
async function index(request: Request): Promise<Response> {
  const former = await (await caches.open(HOUSE)).match(request);
  const answer = await fetch(request, { cache: "no-cache" }).catch((error: unknown) => {
    if (former) return former.clone();
    throw error;
  });
  if (!answer.ok) return former && answer.status >= BROKEN ? former : answer; // a proxy may answer for a lost server
  const changed = former && (await former.text()) !== (await answer.clone().text());
  if (changed) await caches.delete(HOUSE);
  await (await caches.open(HOUSE)).put(request, answer.clone()).catch(() => {});
  if (changed) await keepPrepared().catch(() => {}); // nobody asks a server's pages for it
  return answer;
}
