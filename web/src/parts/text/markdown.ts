// The little Markdown that rules and house texts are written in, read into blocks; none of it becomes markup.

export type Span =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "link"; text: string; href: string }
  | { kind: "ref"; text: string }; // a numbered paragraph or a ruling of the same page

export type Block =
  | { kind: "heading"; level: number; number: string; text: string }
  | { kind: "paragraph"; number: string; spans: Span[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "list"; items: Span[][] };

const SPAN = new RegExp(
  [
    /\*\*([^*]+)\*\*/, // strong
    /\*([^*\s][^*]*)\*/, // stressed
    /`([^`]+)`/, // code
    /\[([^\]]+)\]\(((?:https?:\/\/|mailto:|\/)[^)\s]+)\)/, // a link
    /\b(\d{1,2}\.\d{1,2}|[A-Z]\d{1,2})\b/, // a paragraph of the rules
  ]
    .map((mark) => mark.source)
    .join("|"),
);
const NUMBERED = /^\*\*(\d+\.\d+|[A-Z]\d+)\*\*\s+/;
const HEADING = /^(#{1,6})\s+(?:(\d+)\s+)?(.+)$/;

/** Read a page into blocks. */
export function read(page: string): Block[] {
  const known = new Set([...page.matchAll(new RegExp(NUMBERED, "gm"))].map((match) => match[1]!));
  const spans = (text: string) => spansOf(text, known);
  return page
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}|\n(?=#)|(?<=^#.*)\n/m)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => blockOf(part, spans));
}

function blockOf(part: string, spans: (text: string) => Span[]): Block {
  const heading = HEADING.exec(part);
  if (heading) return { kind: "heading", level: heading[1]!.length, number: heading[2] ?? "", text: heading[3]! };
  const lines = part.split("\n");
  if (lines.every((line) => line.startsWith("|"))) {
    const [head, , ...rows] = lines.map((line) => cells(line).map(spans));
    return { kind: "table", head: head ?? [], rows };
  }
  if (lines.every((line) => /^[-*] /.test(line)))
    return { kind: "list", items: lines.map((line) => spans(line.slice(2))) };
  const number = NUMBERED.exec(part)?.[1] ?? "";
  return { kind: "paragraph", number, spans: spans(part.replace(NUMBERED, "")) };
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

function spansOf(text: string, known: Set<string>): Span[] {
  const found: Span[] = [];
  const plain = (more: string) => {
    const last = found.at(-1);
    if (last?.kind === "text") last.text += more;
    else if (more) found.push({ kind: "text", text: more });
  };
  let rest = text;
  for (let match = SPAN.exec(rest); match; match = SPAN.exec(rest)) {
    plain(rest.slice(0, match.index));
    const [whole, strong, em, code, label, href, ref] = match;
    if (strong) found.push({ kind: "strong", text: strong });
    else if (em) found.push({ kind: "em", text: em });
    else if (code) found.push({ kind: "code", text: code });
    else if (label && href) found.push({ kind: "link", text: label, href });
    else if (ref && known.has(ref)) found.push({ kind: "ref", text: ref });
    else plain(whole);
    rest = rest.slice(match.index + whole.length);
  }
  plain(rest);
  return found;
}

/** Return spans as plain text. */
export const textOf = (spans: Span[]): string => spans.map((span) => span.text).join("");
