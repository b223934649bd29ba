import { expect, test } from "vitest";
import { addressed, brought } from "./parcel";

const MATCH = "Kogge 1\nvisby\nÄ, ő and ✠\n".repeat(300);
const markOf = (address: string) => decodeURIComponent(new URL(address).hash.slice(1));

test.each(["https://kogge.example", "kogge.example", "https://kogge.example/rules/visby"])(
  "a match goes to %s in its address",
  async (server) => {
    const address = await addressed(server, MATCH);
    expect(address.startsWith("https://kogge.example/tables#match=")).toBe(true);
    expect(address.length).toBeLessThan(300);
    expect(await brought(markOf(address))).toBe(MATCH);
  },
);

test.each(["", "p3.1", "match=", "match=%%%", "match=AAAA"])("%s brings none", async (mark) => {
  expect(await brought(mark)).toBe(null);
});
