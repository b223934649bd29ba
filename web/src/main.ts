import "@fontsource/grenze/latin-600.css";
import "@fontsource/grenze/latin-700.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/parts.css";
import "./style/things.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./games";
import { wished } from "./site/settings.svelte";
import { settle } from "./site/way/way";
import { speak } from "./speech/speech.svelte";

settle(async () => (await import("./home/page/open")).house); // loaded when somebody plays without a server

await speak(wished());
mount(App, { target: document.getElementById("kogge")! });

const AFTERWARDS = 1500; // milliseconds: first the page, then what keeps it
const keeps = "serviceWorker" in navigator && import.meta.env.PROD;
if (keeps) setTimeout(() => void import("./service/start"), AFTERWARDS);
