// A match as a part of an address: so it travels from a site without a server to one, in the hand of its player.

const MARK = "match=";

/** Return the address at which a server takes a match in. */
export async function addressed(server: string, text: string): Promise<string> {
  const place = new URL("/tables", /^https?:\/\//.test(server) ? server : `https://${server}`);
  place.hash = MARK + (await pack(text));
  return place.href;
}

/** Return the match that an address brings along, if it does; what cannot be read is none. */
export async function brought(mark: string): Promise<string | null> {
  if (!mark.startsWith(MARK)) return null;
  return unpack(mark.slice(MARK.length)).catch(() => null);
}

async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpack(letters: string): Promise<string> {
  const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const source = new Response(bytes).body!;
  return new Uint8Array(await new Response(source.pipeThrough(stream as TransformStream)).arrayBuffer());
}
