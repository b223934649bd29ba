// The things of Haithabu: their order and their signs. What they do and cost, the edition says.

import type { Character, Field, Good, Incident, Stack, Store, Vehicle } from "./types";

export type { Good, Store, Vehicle } from "./types";

export const GOODS: { name: Good; sign: string }[] = [
  { name: "mead", sign: "honeypot" },
  { name: "cloth", sign: "rolled-cloth" },
  { name: "pottery", sign: "amphora" },
  { name: "tools", sign: "hammer-nails" },
  { name: "weapons", sign: "broadsword" },
  { name: "spices", sign: "pestle-mortar" },
];
export const signOfGood = (good: string): string => GOODS.find(({ name }) => name === good)?.sign ?? "";

/** The fields of the rondel, clockwise; A shows both kinds of transport. */
export const FIELDS: { name: Field; signs: { sign: string }[] }[] = [
  { name: "a", signs: [{ sign: "old-wagon" }, { sign: "own-ship" }] },
  { name: "b", signs: [{ sign: "hood" }] },
  { name: "c", signs: [{ sign: "receive-money" }] },
  { name: "d", signs: [{ sign: "tied-scroll" }] },
  { name: "e", signs: [{ sign: "scroll-quill" }] },
  { name: "f", signs: [{ sign: "cartwheel" }] },
  { name: "g", signs: [{ sign: "pay-money" }] },
  { name: "h", signs: [{ sign: "swap-bag" }] },
];

export const CHARACTERS: { name: Character; sign: string }[] = [
  { name: "start-player", sign: "flying-flag" },
  { name: "juggler", sign: "jester-hat" },
  { name: "innkeeper", sign: "beer-stein" },
  { name: "trader", sign: "scales" },
  { name: "seer", sign: "crystal-ball" },
  { name: "carpenter", sign: "hand-saw" },
  { name: "supplier", sign: "tied-scroll" },
  { name: "stevedore", sign: "cargo-crate" },
  { name: "steward", sign: "keyring" },
];
export const signOfCharacter = (character: string): string =>
  CHARACTERS.find(({ name }) => name === character)?.sign ?? "";

export const STACKS: Stack[] = ["cart-20", "cart-30", "cart-40", "ship-20", "ship-30", "ship-40"];
export const VEHICLES: { name: Vehicle; sign: string }[] = [
  { name: "cart", sign: "old-wagon" },
  { name: "ship", sign: "own-ship" },
];
export const signOfVehicle = (vehicle: Vehicle): string => VEHICLES.find(({ name }) => name === vehicle)?.sign ?? "";
export const STORES: { name: Store; sign: string }[] = [
  { name: "warehouse", sign: "warehouse" },
  { name: "post", sign: "wooden-pier" },
];

/** The events of the night, by the eyes of the die. */
export const INCIDENTS: Incident[] = ["viking-games", "assassination", "fog", "bilking", "storm", "troubled-times"];

const DICE = [
  { sign: "dice-six-faces-one" },
  { sign: "dice-six-faces-two" },
  { sign: "dice-six-faces-three" },
  { sign: "dice-six-faces-four" },
  { sign: "dice-six-faces-five" },
  { sign: "dice-six-faces-six" },
];
export const dieOf = (eyes: number): string => DICE[eyes - 1]?.sign ?? "";

const SEASONS = [{ sign: "flowers" }, { sign: "sun" }, { sign: "falling-leaf" }, { sign: "snowflake-1" }];
export const seasonOf = (round: number): { name: string; sign: string } => {
  const season = (round - 1) % SEASONS.length;
  return { name: ["spring", "summer", "autumn", "winter"][season]!, sign: SEASONS[season]!.sign };
};
