// What the server draws pictures from: our own scenes, crests and letters, in forms that it can read without a browser.

import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import type { Plugin } from "vite";
import { ORDINARIES, SHIELD } from "../src/art/ordinaries";
import { iconSet, outline } from "./signs";

const FONTS = ["grenze-latin-600", "grenze-latin-ext-600", "grenze-latin-700", "grenze-latin-ext-700"];
const COLOUR = /^\.seat[1-9] \{\s*--seat: (#[0-9a-f]{6})/gm;
const [HEAD, ENTRY] = [44, 20]; // bytes of a woff file's header, and of each entry of its directory

export function picture(source: string): Plugin {
  return {
    name: "kogge-picture",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "picture/parts.json", source: JSON.stringify(parts(source)) });
      for (const name of FONTS)
        this.emitFile({ type: "asset", fileName: `picture/${name}.ttf`, source: unpacked(letters(name)) });
    },
  };
}

/** Return outlines and colours. */
function parts(source: string) {
  const start = join(source, "art/drawings/start");
  const scenes = readdirSync(start).map((file) => [file.replace(".svg", ""), readFileSync(join(start, file), "utf-8")]);
  const tokens = readFileSync(join(source, "style/tokens.css"), "utf-8");
  const colours = [...tokens.matchAll(COLOUR)].map((found) => found[1]);
  return {
    scenes: Object.fromEntries(scenes) as Record<string, string>,
    shield: SHIELD,
    ordinaries: ORDINARIES.slice(1),
    colours,
    laurels: outline(iconSet(), "laurels"),
  };
}

function letters(name: string): Buffer {
  const [family = ""] = name.split("-latin");
  return readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${family}/files/${name}-normal.woff`));
}

/** Return a font without the packing of woff: the same tables, one after another, behind a directory of them. */
export function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = [...Array(count).keys()].map((n) => table(woff, HEAD + n * ENTRY));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8); // the flavour
  const power = 2 ** Math.floor(Math.log2(count));
  [count, 16 * power, Math.log2(power), 16 * (count - power)].forEach((field, n) =>
    head.writeUInt16BE(field, 4 + 2 * n),
  );
  let place = head.length;
  tables.forEach(({ tag, sum, data }, n) => {
    const at = 12 + 16 * n;
    head.write(tag, at, "latin1");
    [sum, place, data.length].forEach((field, m) => head.writeUInt32BE(field, at + 4 + 4 * m));
    place += padded(data).length;
  });
  return Buffer.concat([head, ...tables.map(({ data }) => padded(data))]);
}

function table(woff: Buffer, at: number): { tag: string; sum: number; data: Buffer } {
  const [from, packed, length, sum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(at + field)) as [
    number,
    number,
    number,
    number,
  ];
  const stored = woff.subarray(from, from + packed);
  return { tag: woff.toString("latin1", at, at + 4), sum, data: packed < length ? inflateSync(stored) : stored };
}

/** Every table begins at a multiple of four. */
const padded = (data: Buffer) => Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
