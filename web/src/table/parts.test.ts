// Parts of a table as somebody meets them.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../speech/speech.svelte";
import Confirm from "./Confirm.svelte";
import Said from "./Said.svelte";
import { light } from "./light.svelte";
import type { Table } from "./table.svelte";

let shown: Record<string, unknown> | null = null;

function show<P extends Record<string, any>>(part: Component<P>, props: P): HTMLElement {
  document.body.innerHTML = "";
  shown = mount(part, { target: document.body, props }) as Record<string, unknown>;
  flushSync();
  return document.body;
}

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});
beforeAll(() => speak("en"));

describe("the red button", () => {
  const table = (link: string) => ({ link, busy: false, confirm: vi.fn() }) as unknown as Table;

  it("does what was picked", () => {
    const at = table("open");
    const button = show(Confirm, { table: at, label: "Seal choice" }).querySelector("button")!;
    expect(button.textContent).toContain("Seal choice");
    button.click();
    expect(at.confirm).toHaveBeenCalledOnce();
  });

  it("says what is missing, and does nothing until then", () => {
    const at = table("open");
    const button = show(Confirm, { table: at, label: "Seal choice", missing: "Choose a card first" }).querySelector("button")!;
    expect(button.textContent).toBe("Choose a card first");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    button.click();
    expect(at.confirm).not.toHaveBeenCalled();
  });

  it("waits for the connection", () => {
    const button = show(Confirm, { table: table("lost"), label: "Seal choice" }).querySelector("button")!;
    expect(button.textContent).toBe("Waiting for the connection");
  });
});

describe("a sentence of the log", () => {
  it("lights up what it speaks of", () => {
    const body = show(Said, { sentence: [{ text: "Anna plays the " }, { text: "Knight", thing: "knight" }, { text: "." }] });
    expect(body.textContent).toBe("Anna plays the Knight.");
    body.querySelector(".thing")!.dispatchEvent(new Event("pointerenter"));
    expect(light.on("knight")).toBe(true);
    body.querySelector(".thing")!.dispatchEvent(new Event("pointerleave"));
    expect(light.on("knight")).toBe(false);
  });
});
