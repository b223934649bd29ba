// The site as it is served: at a Kogge server from the root, by `index.html`; without a server from any folder
// of a web space, by `alone.html`, which `make site` lays there as its start page. And the list of all files,
// by which the service worker keeps them.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

const MARK = '<meta name="kogge" content="alone" />';
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
        const source = String(page.source);
        this.emitFile({
          type: "asset",
          fileName: "alone.html",
          source: source.replace("</title>", `</title>\n    ${MARK}`),
        });
        page.source = source.replaceAll('="./', '="/');
        listed(bundle, open);
      },
    },
  };
}

/** Tell the service worker which files there are, and a digest of them all. */
function listed(bundle: Bundle, open: string): void {
  const service = bundle[SERVICE] as Rollup.OutputChunk | undefined;
  if (!service) throw new Error("the service worker was not built");
  const built = Object.values(bundle).filter(({ fileName }) => fileName !== SERVICE && fileName !== "index.html");
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
const isShell = (name: string) => !/\.(woff|map)$|^alone\.html$|^icon-\d|^apple/.test(name);
