// All words of the pages in one language; a chunk of its own, loaded when it is spoken.

const files = import.meta.glob<string>("../../words/de/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export const texts = Object.values(files);
