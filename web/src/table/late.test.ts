// Answers that come late: what is shown is always the answer to what is picked now.

import { expect, it } from "vitest";
import type { FromServer, State } from "../wire";
import type { Partner } from "./line";
import { Table } from "./table.svelte";

const state = (moment: number) => ({ moment, asked: [0], choosing: [0], legal: [] }) as unknown as State;
const tried = (action: number) =>
  ({ type: "tried", id: "", actions: [action], steps: [[]], states: [state(action)], whole: true }) as FromServer;

it("keeps what is picked now, though what was picked before is answered after it", async () => {
  const answers: ((answer: FromServer) => void)[] = [];
  const partner = { say: () => new Promise<FromServer>((answer) => answers.push(answer)) } as unknown as Partner;
  const table = new Table("t", false, "", partner);
  table.recall(0, state(1), []);
  const [first, second] = [table.pick([7]), table.pick([8])];

  answers[1]!(tried(8));
  await second;
  answers[0]!(tried(7));
  await first;

  expect([table.wishes, table.tried?.actions, table.shown?.moment]).toEqual([[8], [8], 8]);
});
