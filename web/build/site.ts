// The site as a Kogge server serves it, from its root; and the list of all files, by which the service worker keeps them.
// (`kogge.publish` makes of it the one that needs no server, and lies in any folder of a web space.)

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

const SERVICE = "service.js";
const [FILES, VERSION] = ['["the files"]', '"the version"']; // what stands in their place in service.ts

type Bundle = Rollup.OutputBundle;

export function site(open: string): Plugin {
  return {
    name: "kogge-site",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"] as Rollup.OutputAsset;
        page.source = String(page.source).replaceAll('="./', '="/');
        listed(bundle, open);
      },
    },
  };
}

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
