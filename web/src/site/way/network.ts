// The way to the server that these pages came from.

import type { Answer, Cord, Ear, Method, Way } from "./way";

export const network: Way = { request, line };

async function request(method: Method, path: string, body: string | undefined, language: string): Promise<Answer> {
  const headers: Record<string, string> = { "accept-language": language };
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(`/api/${path}`, { method, headers, ...(body !== undefined && { body }) });
  return { status: answer.status, text: await answer.text() };
}

function line(table: string, query: URLSearchParams, ear: Ear): Cord {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket?${query}`);
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
