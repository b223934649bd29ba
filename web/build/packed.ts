// Lays a packed form of every file beside it that becomes smaller by it; fonts are packed already.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /\.(css|html|js|svg|webmanifest)$/;

export function packed(): Plugin {
  let folder = "";
  return {
    name: "kogge-packed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: "utf-8" });
      for (const file of files.filter((name) => PACKED.test(name))) pack(join(folder, file));
    },
  };
}

function pack(path: string): void {
  const plain = readFileSync(path);
  const wishes = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: wishes }));
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }));
}
