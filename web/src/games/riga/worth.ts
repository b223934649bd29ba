// What goods and functions bring, as the rules reckon it (4.3, 5.1, 5.5 to 5.7, 6.4), so that rows
// and hands can be valued at any moment. What is paid in the end, the server reckons itself.

import type { GameInfo } from "../../wire";
import { GOODS, PORTS, type City, type Good, type Port, type Thing } from "./things";
import { company, standing, value, type Goods, type View } from "./view";

type Worths = Record<City, Goods>;

/** Return what a good brings a seat in a city, with its Manufactories and Market Halls. */
export function worthOfGood(info: GameInfo, view: View, seat: number, city: City, good: Good): number {
  const works = (card: string) => !!view.built[seat]?.includes(card) && !view.fresh.includes(card);
  const helpers = (name: string, kind: string) =>
    PORTS.filter(({ name: port }) => value<Record<Port, Good>>(info, name)[port] === good && works(`${port}-${kind}`)).length;
  const plain = value<Worths>(info, "worth")[city][good];
  const opened = plain || !helpers("refused", "market-hall") ? plain : value<Goods>(info, "basic")[good];
  return opened ? opened + helpers("prized", "manufactory") : 0;
}

/** Return what a row or a hand of goods brings a seat in a city. */
export const worthOfGoods = (info: GameInfo, view: View, seat: number, city: City, goods: Goods): number =>
  GOODS.reduce((sum, { name }) => sum + goods[name] * worthOfGood(info, view, seat, city, name), 0);

export const basicWorth = (info: GameInfo, goods: Goods): number =>
  GOODS.reduce((sum, { name }) => sum + goods[name] * value<Goods>(info, "basic")[name], 0);

/** Something to pay with: how many there are, and what each is worth. */
export interface Means {
  thing: Thing;
  count: number;
  worth: number;
}

const FUNCTIONS: { thing: Thing; kind: string }[] = [
  { thing: "post", kind: "trading-post" },
  { thing: "bank", kind: "bank" },
  { thing: "tavern", kind: "tavern" },
];

/** Return all that a seat could pay with in a city. */
export function meansIn(info: GameInfo, view: View, seat: number, city: City): Means[] {
  const goods = GOODS.map(({ name }) => ({ thing: name, count: view.goods[seat]?.[name] ?? 0, worth: worthOfGood(info, view, seat, city, name) }));
  const settled = { ...view, built: view.built.map((cards) => cards.filter((card) => !view.fresh.includes(card))), school: view.own_fresh.includes("school") ? view.school.map(() => 0) : view.school };
  const people = company(info, settled, seat);
  const each = { post: info.figures["post"]!, bank: info.figures["purse"]! * people.merchants, tavern: info.figures["purse"]! * people.knights };
  const functions = FUNCTIONS.map(({ thing, kind }) => ({
    thing,
    count: PORTS.filter(({ name }) => view.built[seat]?.includes(`${name}-${kind}`) && standing(view, seat, `${name}-${kind}`) === "ready").length,
    worth: each[thing as keyof typeof each],
  }));
  const charged = view.own[seat]?.includes("exchange") && standing(view, seat, "exchange") === "ready" ? 1 : 0;
  return [...goods, ...functions, { thing: "exchange" as const, count: charged, worth: info.figures["charged"]! }];
}

/** Return the goods that could charge an Exchange, at their base values. */
export function meansToCharge(info: GameInfo, view: View, seat: number): Means[] {
  return GOODS.map(({ name }) => ({ thing: name, count: view.goods[seat]?.[name] ?? 0, worth: value<Goods>(info, "basic")[name] }));
}

export const worthOf = (means: Means[], thing: Thing): number => means.find((each) => each.thing === thing)?.worth ?? 0;

export const sum = (means: Means[], things: Thing[]): number => things.reduce((total, thing) => total + worthOf(means, thing), 0);

/** Add a thing to a payment; what it makes superfluous goes back. Null if it would be that itself. */
export function paidWith(means: Means[], things: Thing[], thing: Thing, due: number): Thing[] | null {
  const source = means.find((each) => each.thing === thing);
  if (!source || source.worth === 0 || things.filter((other) => other === thing).length >= source.count) return null;
  const kept = [...things].sort((one, two) => worthOf(means, one) - worthOf(means, two));
  while (kept.length > 0 && sum(means, kept) + source.worth - worthOf(means, kept[0]!) >= due) kept.shift();
  return sum(means, kept) >= due ? null : [...kept, thing];
}

/** Return the payment that wastes least, then spends the fewest functions, then the least base value. */
export function cheapest(info: GameInfo, means: Means[], due: number): Thing[] | null {
  const usable = means.filter(({ count, worth }) => count > 0 && worth > 0);
  const basic = value<Goods>(info, "basic");
  let best: { things: Thing[]; cost: number } | null = null;
  const search = (at: number, things: Thing[], paid: number, spent: number) => {
    if (paid >= due) {
      const cost = (paid - due) * 10_000 + spent;
      if (!best || cost < best.cost) best = { things, cost };
      return;
    }
    const source = usable[at];
    if (!source) return;
    for (let count = 0; count <= source.count; count += 1) {
      const each = source.thing in basic ? basic[source.thing as Good] : 100;
      search(at + 1, [...things, ...Array<Thing>(count).fill(source.thing)], paid + count * source.worth, spent + count * each);
      if (paid + count * source.worth >= due) break;
    }
  };
  search(0, [], 0, 0);
  return (best as { things: Thing[] } | null)?.things ?? null;
}
