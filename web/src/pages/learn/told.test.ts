import { expect, test } from "vitest";
import { toldAndAsked } from "./told";

test.each([
  ["The market stands on 9. You hold 9 wares. Trade 8.", "The market stands on 9. You hold 9 wares.", "Trade 8."],
  ["Here 1.5 is enough. Pay 1.5 wares.", "Here 1.5 is enough.", "Pay 1.5 wares."],
  ["Play it.", "", "Play it."],
  ["Who sails? Nobody. Now do so!", "Who sails? Nobody.", "Now do so!"],
])("%s is told and asked", (text, told, asked) => expect(toldAndAsked(text)).toEqual([told, asked]));
