// The site as it is served: at a Kogge server from its root; without a server (`--mode alone`) from any folder of a
// web space, with a mark by which its pages know. And the list of all files, by which the service worker keeps them.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

const MARK = '<meta name="kogge" content="alone" />';
const SERVICE = "service.js";
const [FILES, VERSION] = ['["the files"]', '"the version"']; // what stands in their place in service.ts

type Bundle = Rollup.OutputBundle;

export function site(open: string): Plugin {
  let alone = false;
  return {
    name: "kogge-site",
    apply: "build",
    configResolved(config) {
      alone = config.mode === "alone";
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"] as Rollup.OutputAsset;
        page.source = (alone ? marked : rooted)(String(page.source));
        listed(bundle, open);
      },
    },
  };
}

const marked = (page: string) => page.replace("</title>", `</title>\n    ${MARK}`);
const rooted = (page: string) => page.replaceAll('="./', '="/');

/** Tell the service worker which files there are, and a digest of them all. */
function listed(bundle: Bundle, open: string): void {
  const service = bundle[SERVICE] as Rollup.OutputChunk | undefined;
  if (!service) throw new Error("the service worker was not built");
  if (service.imports.length > 0) throw new Error("the service worker must be one file: nothing of it may be shared");
  const built = Object.values(bundle).filter(({ fileName }) => fileName !== SERVICE);
  const digest = createHash("sha256");
  for (const file of built) digest.update(file.type === "chunk" ? file.code : file.source);
  const lying = readdirSync(open);
  for (const name of lying) digest.update(readFileSync(join(open, name)));
  const names = [...built.map(({ fileName }) => fileName), ...lying].filter(isShell).sort();
  service.code = service.code
    .replace(FILES, JSON.stringify(names))
    .replace(VERSION, JSON.stringify(digest.digest("hex").slice(0, 16)));
}

/** Whether a page needs a file to be shown: of letters the packed ones that every browser reads. */
const isShell = (name: string) => !/^picture\/|\.(woff|map)$|^index\.html$|^icon-\d|^apple/.test(name);
