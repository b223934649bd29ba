// The end of a match as the pages show it: rows of the score, and sentences. All figures are reckoned by the rules.

import { say } from "../../speech/speech.svelte";
import type { Words } from "../../speech/words";
import type { Ending, Posting, Remark, TableCard } from "../../wire";

type Figures = Posting["figures"];

/** A line of the score, with what each seat has of it. */
export interface Row {
  line: string;
  block: Posting["block"];
  postings: Posting[];
}

/** Return the lines of the score in the order of the rules. */
export function rowsOf(ending: Ending, block: Posting["block"]): Row[] {
  const [first = []] = ending.accounts;
  return first.flatMap((posting, n) =>
    posting.block === block
      ? [{ line: posting.line, block, postings: ending.accounts.map((account) => account[n]!) }]
      : [],
  );
}

/** Return a message of the game, if it has it; texts among the figures are names of components. */
export function told(words: Words, message: string, figures: Figures = {}): string {
  if (!words.has(message)) return "";
  const named = Object.entries(figures).map(([key, value]) => [
    key,
    typeof value === "string" ? words.name(value) : value,
  ]);
  return words.say(message, Object.fromEntries(named));
}

/** Return a figure as it is printed, with a true minus. */
export const printed = (figure: number): string => String(figure).replace("-", "−");

/** Return the sum of some amounts as it could be written down: 12 + 7 − 2. */
export function sumOf(amounts: number[]): string {
  const [first = 0, ...rest] = amounts;
  return [printed(first), ...rest.map((each) => `${each < 0 ? "−" : "+"} ${Math.abs(each)}`)].join(" ");
}

/** Return a round or a year in words, as the game calls it. */
export const stageIn = (words: Words, unit: string, stage: number): string =>
  told(words, "stage-number", { stage }) ||
  say(unit === "year" ? "end-year" : unit ? "end-round" : "end-game", { stage });

/** Return something that decided the match as a sentence. */
export function remarkIn(remark: Remark, ending: Ending, words: Words, names: string[]): string {
  const { kind, seat, rival, of = "", own = 0, other = 0, stage = 0 } = remark;
  const about = { name: names[seat] ?? "", rival: names[rival] ?? "", of: told(words, of) };
  const where = stageIn(words, ending.unit, stage);
  return say(`decided-${kind}`, { ...about, own: printed(own), other: printed(other), stage: where });
}

/** The seats that are one's own, at a table or in its past. */
export const ownSeats = (card: TableCard): number[] =>
  card.seats.flatMap((sitter, seat) => (sitter.mine ? [seat] : []));

/** Return who has won, as one would say it to the person who looks. */
export function headline(places: number[] | null, why: string | null, card: TableCard, names: string[]): string {
  const winners = names.map((_, seat) => seat).filter((seat) => places?.[seat] === 1);
  if (winners.length === 0) return say(why === "too-long" ? "end-too-long" : "table-closed");
  const mine = ownSeats(card);
  const me = mine.length === 1 && winners.includes(mine[0]!) ? mine[0]! : null; // several at one screen have names
  if (winners.length === 1) return me !== null ? say("end-you-win") : say("end-winner", { names: names[winners[0]!]! });
  const others = winners.filter((seat) => seat !== me).map((seat) => names[seat]!);
  const together = others.join(` ${say("and")} `);
  return me !== null ? say("end-you-share", { names: together }) : say("end-winners", { names: together });
}
