// Registers the service worker, and knows when a new version of the pages waits to be shown.

const EVERY = 3_600_000; // milliseconds between two looks for a new version

let waiting = $state.raw<ServiceWorker | null>(null);

export const update = {
  /** Whether a new version is there. */
  get ready(): boolean {
    return waiting !== null;
  },
  /** Show the new version: this page is loaded anew. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    waiting?.postMessage("take over");
  },
};

/** Register the service worker of a site that begins at a root. */
export async function register(root: URL): Promise<void> {
  const found = await navigator.serviceWorker.register(new URL("service.js", root)).catch(() => undefined);
  if (!found) return; // no encryption, or not wanted
  look(found);
  found.addEventListener("updatefound", () => {
    found.installing?.addEventListener("statechange", () => look(found));
  });
  setInterval(() => found.update().catch(() => {}), EVERY);
}

/** The very first version waits for nobody. */
function look(found: ServiceWorkerRegistration): void {
  if (navigator.serviceWorker.controller) waiting = found.waiting;
}
