// What a lesson says, taken apart: what is to be known, and what is to be done.

/** Return a text before its last sentence, and that sentence: authors end each step with what they ask for. */
export function toldAndAsked(text: string): [string, string] {
  const found = /^([^]*[.!?])\s+([^.!?]+(?:[.!?]\d[^.!?]*)*[.!?])$/.exec(text.trim());
  return found ? [found[1]!, found[2]!] : ["", text];
}
