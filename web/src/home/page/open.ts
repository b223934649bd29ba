// Opens the house in this browser: its worker, and what is shown of it above the pages.

import { mount } from "svelte";
import { network } from "../../site/way/network";
import { stand } from "../../site/way/stand";
import { alone, root, type Answer } from "../../site/way/way";
import { Coming } from "./coming.svelte";
import { Home } from "./home";
import Notices from "./Notices.svelte";
import { Staff, type Port } from "./staff";

const coming = new Coming();
const hire = () => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" }) as Port;

const staff = new Staff(hire, {
  sent: (line, text) => house.heard(line, text),
  progress: (done, total) => coming.progress(done, total),
  trouble: (trouble) => (coming.trouble = trouble),
});

/** Return a file from the folder `home/`; each is fetched once. */
function prepared(name: string): Promise<Answer> {
  const answer = files.get(name) ?? fetched(name);
  files.set(name, answer);
  answer.catch(() => files.delete(name)); // to be asked for again
  return answer;
}

const files = new Map<string, Promise<Answer>>();

async function fetched(name: string): Promise<Answer> {
  const answer = await fetch(new URL(`home/${name}`, root));
  return { status: answer.status, text: await answer.text() };
}

export const house = new Home({ staff, coming, server: alone ? null : network, prepared, stand });

mount(Notices, { target: document.body, props: { coming } });
