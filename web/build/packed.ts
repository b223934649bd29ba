// Lays a packed form of every file beside it that becomes smaller by it; fonts are packed already.

import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /\.(css|html|js|svg|webmanifest)$/;
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]; // on all cores: this is half of the build's work

export function packed(): Plugin {
  let folder = "";
  return {
    name: "kogge-packed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: "utf-8" });
      await Promise.all(files.filter((name) => PACKED.test(name)).map((name) => pack(join(folder, name))));
    },
  };
}

async function pack(path: string): Promise<void> {
  const plain = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await Promise.all([
    brotli(plain, { params }).then((data) => writeFile(`${path}.br`, data)),
    zip(plain, { level: constants.Z_BEST_COMPRESSION }).then((data) => writeFile(`${path}.gz`, data)),
  ]);
}
