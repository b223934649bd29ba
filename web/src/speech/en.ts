// All words of the pages in one language; a chunk of its own, loaded when it is spoken.
// Hints use the words of the terminal.

const files = import.meta.glob<string>(["../../words/en/*.ftl", "../../../src/kogge/speech/words/{bot,hint}.en.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});

export const texts = Object.values(files);
