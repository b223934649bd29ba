// The house of the pages: folders small enough to survey, and no import cycles.

import { dirname, join } from "node:path/posix";
import { describe, expect, it } from "vitest";

const GENERATED = /^wire\.ts$|^speech\/languages\.ts$|\/model\/types\.ts$/; // by `kogge wire`
const MOST_FILES = 15;
const MOST_LINES = 400;
const WIDEST = 120;
const SHORTEST = 3; // letters of a class
const SHORT_WORDS = ["as", "by", "on"]; // in names of classes too
const ROOTS = ["haithabu", "riga-table", "visby", "phone", "tablet", "four"]; // a table and its shapes: sheets begin with them
const KEPT = ["sign"]; // every page rests on it, and every game changes it

const texts = import.meta.glob<string>("./**/*", { eager: true, query: "?raw", import: "default" });
const files = Object.keys(texts).map((path) => path.slice(2));
const written = files.filter((file) => /\.(ts|svelte|css)$/.test(file) && !GENERATED.test(file));
const text = (file: string) => texts[`./${file}`] ?? "";

/** The room of a file: its folder; a file beside the folders is a room of its own. */
const room = (file: string) => (file.includes("/") ? dirname(file) : file);

/** The rooms that a file imports from. */
function imports(file: string): string[] {
  const named = [...text(file).matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]+)/g)].map((use) => use[1]!);
  return named.flatMap((path) => found(join(dirname(file), path)) ?? []).map(room);
}

/** The file that an import without its ending means, if it lies in the house. */
function found(path: string): string | undefined {
  return [path, `${path}.ts`, `${path}/index.ts`].find((file) => files.includes(file));
}

/** The imports of every room from others. */
function arrows(): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const file of files.filter((name) => /\.(ts|svelte)$/.test(name))) {
    const from = room(file);
    const others = all.get(from) ?? new Set();
    for (const to of imports(file)) if (to !== from) others.add(to);
    all.set(from, others);
  }
  return all;
}

/** Repeatedly remove the rooms that import from no other: what is left is a cycle. */
function round(all: Map<string, Set<string>>): string[] {
  const left = new Map(all);
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [from, to] of left) if (![...to].some((other) => left.has(other))) left.delete(from);
  }
  return [...left].map(([from, to]) => `${from} -> ${[...to].filter((other) => left.has(other)).join(", ")}`);
}

/** The classes that a sheet, or the styles of a component, name. */
function classes(file: string): string[] {
  const styles = file.endsWith(".css") ? text(file) : (/<style>([^]*)<\/style>/.exec(text(file))?.[1] ?? "");
  const selectors = [...styles.replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{};]+)\{/g)].map((rule) => rule[1]!);
  return selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map((name) => name[1]!));
}

/** The classes that the markup of a component names: as they stand, chosen in braces, or by a constant in capitals. */
function used(component: string): Set<string> {
  const strings = (code: string) => [...code.matchAll(/"([^"]*)"|'([^']*)'/g)].map((word) => word[1] ?? word[2] ?? "");
  const constants = new Map(
    [...component.matchAll(/const ([A-Z]+) = ([^;]*);/g)].map(([, name, code]) => [name, code!]),
  );
  const chosen = (code: string) => {
    const named = [...code.matchAll(/[A-Z]{2,}/g)].map(([name]) => constants.get(name) ?? "");
    return [code, ...named].flatMap(strings).join(" ");
  };
  const markup = component.replace(/<(script|style)[^]*?<\/\1>/g, "");
  const attributes = [...markup.matchAll(/\bclass=(?:"([^"]*)"|(\{[^}]*\}))/g)].map((found) => found[1] ?? found[2]!);
  const words = attributes.flatMap((value) => value.replace(/\{[^}]*\}/g, chosen).split(/\s+/));
  return new Set([...words, ...[...markup.matchAll(/\bclass:([\w-]+)/g)].map((found) => found[1]!)]);
}

/** Which component alone uses a class, if only one of those below a folder does. */
function owner(name: string, folder: string): string | undefined {
  const users = files.filter((file) => file.startsWith(folder) && uses.get(file)?.has(name));
  return users.length === 1 ? users[0] : undefined;
}

const uses = new Map(files.filter((file) => file.endsWith(".svelte")).map((file) => [file, used(text(file))]));

/** The classes in a folder of sheets that belong in the styles of one component; tokens name what comes from data. */
function strays(sheets: string, folder: string): string[] {
  const styled = files.filter((file) => file.startsWith(sheets) && /(?<!tokens)\.css$/.test(file));
  const named = [...new Set(styled.flatMap(classes))].filter((name) => ![...ROOTS, ...KEPT].includes(name));
  return named.flatMap((name) => (owner(name, folder) ? [`${name}: ${owner(name, folder)}`] : []));
}

/** A word has a vowel and more than two letters; `rc` and `bt` say nothing to somebody new. */
const isWord = (name: string) => (name.length >= SHORTEST && /[aeiouy]/.test(name)) || SHORT_WORDS.includes(name);

describe("the house", () => {
  it("has no arrow that goes round", () => {
    expect(round(arrows())).toEqual([]);
  });

  it("would see one", () => {
    const wrong = { a: ["b"], b: ["c"], c: ["b"], d: [] };
    const drawn = new Map(Object.entries(wrong).map(([from, to]) => [from, new Set<string>(to)]));
    expect(round(drawn)).toEqual(["a -> b", "b -> c", "c -> b"]);
    expect(arrows().get("games/visby")).toContain("games/visby/model");
  });

  it("has no room with too many files beside each other", () => {
    const beside = (folder: string) => files.filter((file) => dirname(file) === folder).length;
    expect([...new Set(files.map(dirname))].filter((folder) => beside(folder) > MOST_FILES)).toEqual([]);
  });

  it("has no module, component or sheet that is too long", () => {
    const long = (file: string) => text(file).trimEnd().split("\n").length > MOST_LINES;
    expect(written.filter(long)).toEqual([]);
  });

  it("has no line that is too wide", () => {
    const wide = (file: string) =>
      text(file)
        .split("\n")
        .some((line) => line.length > WIDEST);
    expect(written.filter(wide)).toEqual([]);
  });

  it("has words for classes", () => {
    const unread = (file: string) => classes(file).filter((name) => !name.split("-").every(isWord));
    expect(written.flatMap((file) => unread(file).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it("has styles with their components: what only one of them uses stands in no sheet", () => {
    const games = [...new Set(files.flatMap((file) => /^games\/(\w+)\/style\//.exec(file)?.[1] ?? []))];
    const rooms = games.map((game) => `games/${game}/`);
    const found = [...rooms.flatMap((game) => strays(`${game}style/`, game)), ...strays("style/", "")];
    expect(found).toEqual([]);
  });

  it("would see who uses a class", () => {
    const shapes = 'const SHAPES = { low: "tile low", high: "tile" };';
    const button = `<button class="card {SHAPES[form]} {off ? 'off' : good}" class:lit={told}></button>`;
    const rest = '<i class={phone ? "chip" : "row"}></i><style>.other {}</style>';
    const found = used(`<script>${shapes}</script>${button}${rest}`);
    expect([...found].filter(Boolean).sort()).toEqual(["card", "chip", "lit", "low", "off", "row", "tile"]);
    expect(owner("rondel-field", "games/haithabu/")).toBe("games/haithabu/board/Rondel.svelte");
    expect(owner("selected", "games/haithabu/")).toBeUndefined();
  });

  it("would see an abbreviation", () => {
    expect(["rc", "bhd", "t", "off", "seat1", "on"].filter((name) => !isWord(name))).toEqual(["rc", "bhd", "t"]);
    expect(classes("style/parts.css")).toEqual(expect.arrayContaining(["button", "primary", "panel-head"]));
    expect(classes("parts/forms/Switch.svelte")).toContain("switch");
  });
});
