// Loaded once the page stands: the service worker, and the note that a new version is there.

import { mount } from "svelte";
import { root } from "../site/way/way";
import Update from "./Update.svelte";
import { register } from "./update.svelte";

mount(Update, { target: document.body });
void register(root);
