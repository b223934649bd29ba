// The red button as a player meets it.

import { beforeAll, describe, expect, it, vi } from "vitest";
import { show } from "../../../build/show";
import { speak } from "../../speech/speech.svelte";
import type { Table } from "../table.svelte";
import Confirm from "./Confirm.svelte";

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
    const button = show(Confirm, { table: at, label: "Seal choice", missing: "Choose a card first" }).querySelector(
      "button",
    )!;
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
