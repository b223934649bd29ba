// A page of rules, section by section.

import { read, type Block } from "../../parts/text/markdown";

export type Paragraph = Extract<Block, { kind: "paragraph" }>;

export interface Section {
  id: string; // of the numbered ones "s1"; then come "s-values" and "s-rulings"
  number: string;
  title: string;
  blocks: Block[];
}

/** Return the title, the blocks before the first section, and the sections. */
export function sectionsOf(page: string): { title: string; lead: Block[]; sections: Section[] } {
  const [first, ...blocks] = read(page);
  const title = first?.kind === "heading" ? first.text : "";
  const lead: Block[] = [];
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") sections.push({ id: "", number: block.number, title: block.text, blocks: [] });
    else (sections.at(-1)?.blocks ?? lead).push(block);
  }
  return { title, lead, sections: sections.map((section) => ({ ...section, id: idOf(section) })) };
}

function idOf({ number, blocks }: Section): string {
  const rules = blocks.some((block) => block.kind === "paragraph" && /^[A-Z]/.test(block.number));
  return `s${number || (rules ? "-rulings" : "-values")}`;
}

/** Return all numbered paragraphs, rulings among them. */
export function paragraphsOf(sections: Section[]): Paragraph[] {
  return sections
    .flatMap(({ blocks }) => blocks.filter((block) => block.kind === "paragraph"))
    .filter(({ number }) => number);
}
