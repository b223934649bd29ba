import { expect, test } from "vitest";
import { read, textOf } from "./markdown";

const PAGE = `# Visby

An *idea* of it.

## 1 Setting up

**1.1** Lay **three** cards; see 1.2 and 9.9 (V1, V7).

| players | 2 |
|---|---|
| steps | 3 |

**1.2** Use \`kogge\`, [rules](https://example.org/a) or [evil](javascript:alert(1)).

- one
- two

**V1** *Rulebook:* silent.
`;

test("a page is read into headings, numbered paragraphs, tables and lists", () => {
  const blocks = read(PAGE);
  expect(blocks.map((block) => block.kind)).toEqual([
    "heading",
    "paragraph",
    "heading",
    "paragraph",
    "table",
    "paragraph",
    "list",
    "paragraph",
  ]);
  expect(blocks[2]).toEqual({ kind: "heading", level: 2, number: "1", text: "Setting up" });
  expect(blocks[4]).toMatchObject({
    head: [[{ text: "players" }], [{ text: "2" }]],
    rows: [[[{ text: "steps" }], [{ text: "3" }]]],
  });
});

test("only paragraphs and rulings that exist are referred to", () => {
  const paragraph = read(PAGE)[3];
  if (paragraph?.kind !== "paragraph") throw new Error("no paragraph");
  expect(paragraph.number).toBe("1.1");
  expect(paragraph.spans.filter((span) => span.kind === "ref")).toEqual([
    { kind: "ref", text: "1.2" },
    { kind: "ref", text: "V1" },
  ]);
  expect(textOf(paragraph.spans)).toBe("Lay three cards; see 1.2 and 9.9 (V1, V7).");
});

test("links lead to web pages only, and markup stays text", () => {
  const spans = read(PAGE).flatMap((block) => (block.kind === "paragraph" ? block.spans : []));
  expect(spans.filter((span) => span.kind === "link")).toEqual([
    { kind: "link", text: "rules", href: "https://example.org/a" },
  ]);
  expect(read("<b>bold</b>")[0]).toEqual({
    kind: "paragraph",
    number: "",
    spans: [{ kind: "text", text: "<b>bold</b>" }],
  });
});
