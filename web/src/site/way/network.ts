// The way to the server that these pages came from.

import { refusalIn } from "./refusal";
import { root, type Answer, type Cord, type Ear, type Method, type Way } from "./way";

const NOBODY = [502, 503, 504]; // as a proxy answers that finds no server; one of ours gives its reason

export const network: Way = { request, line };

async function request(method: Method, path: string, body: string | undefined, language: string): Promise<Answer> {
  const headers: Record<string, string> = { "accept-language": language };
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(`${root.pathname}api/${path}`, { method, headers, ...(body !== undefined && { body }) });
  const [status, text] = [answer.status, await answer.text()];
  if (NOBODY.includes(status) && !refusalIn(text)) throw new Error("no server has answered");
  return { status, text };
}

function line(table: string, query: URLSearchParams, ear: Ear): Cord {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}${root.pathname}api/tables/${table}/socket?${query}`);
  socket.onopen = () => ear.opened();
  socket.onmessage = (event: MessageEvent<string>) => ear.heard(event.data);
  socket.onclose = (event) => ear.closed(event.code);
  return {
    get open() {
      return socket.readyState === WebSocket.OPEN;
    },
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}
