// A sentence of the log as a reader meets it.

import { describe, expect, it } from "vitest";
import { show } from "../../../build/show";
import { light } from "../light.svelte";
import Said from "./Said.svelte";

describe("a sentence of the log", () => {
  it("lights up what it speaks of", () => {
    const body = show(Said, {
      sentence: [{ text: "Anna plays the " }, { text: "Knight", thing: "knight" }, { text: "." }],
    });
    expect(body.textContent).toBe("Anna plays the Knight.");
    body.querySelector(".thing")!.dispatchEvent(new Event("pointerenter"));
    expect(light.on("knight")).toBe(true);
    body.querySelector(".thing")!.dispatchEvent(new Event("pointerleave"));
    expect(light.on("knight")).toBe(false);
  });
});
