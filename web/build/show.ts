// Puts a component on a page of its own, for a test to look at.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach } from "vitest";

let shown: Record<string, unknown> | null = null;

export function show<P extends Record<string, unknown>>(part: Component<P>, props: P): HTMLElement {
  document.body.innerHTML = "";
  shown = mount(part, { target: document.body, props });
  flushSync();
  return document.body;
}

export async function takeDown(): Promise<void> {
  if (shown) await unmount(shown);
  shown = null;
}

afterEach(takeDown);
