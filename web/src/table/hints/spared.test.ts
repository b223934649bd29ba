import { beforeEach, expect, test, vi } from "vitest";
import { moveIn, settle, type House } from "../../site/way/way";
import { advised } from "./spared";

const HINT = { type: "hinted", id: "", actions: [3], bot: "alderman" };
const TABLE = {
  id: "abc",
  info: { name: "riga", version: 1, edition: "f00" },
  truth: { view: { turn: 0 } },
  names: ["Anna", "Berta"],
} as unknown as Parameters<typeof advised>[0];

const spare = vi.fn<House["spare"]>();

beforeEach(() => {
  spare.mockReset();
  settle(() => Promise.resolve({ spare } as unknown as House));
});

test("a browser that has never been a house asks the server", async () => {
  expect(await advised(TABLE)).toBeNull();
  expect(spare).not.toHaveBeenCalled();
});

test("a house that is awake gives the hint, from the view alone", async () => {
  moveIn();
  spare.mockResolvedValue({ status: 200, text: JSON.stringify(HINT) });

  expect(await advised(TABLE)).toEqual(HINT);
  const [method, path, body] = spare.mock.calls[0]!;
  expect([method, path]).toEqual(["POST", "hints"]);
  expect(JSON.parse(body!)).toEqual({
    game: "riga",
    rules: 1,
    edition: "f00",
    view: { turn: 0 },
    names: ["Anna", "Berta"],
  });
});

test("while it sleeps, refuses or fails, the server is asked", async () => {
  moveIn();
  spare.mockResolvedValueOnce(null);
  spare.mockResolvedValueOnce({ status: 409, text: "{}" });
  spare.mockRejectedValueOnce(new Error("gone"));

  for (let time = 0; time < 3; time++) expect(await advised(TABLE)).toBeNull();
});

test.each([{ rated: true }, { deal: "2027-01-15" }])(
  "where strength is measured, the server refuses: %o",
  async (card) => {
    moveIn();

    expect(await advised({ ...TABLE, card } as unknown as typeof TABLE)).toBeNull();
    expect(spare).not.toHaveBeenCalled();
  },
);

test("a table in this browser gives its own hints", async () => {
  moveIn();

  expect(await advised({ ...TABLE, id: "home-abc" })).toBeNull();
  expect(spare).not.toHaveBeenCalled();
});
