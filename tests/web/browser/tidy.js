// What strangers saw on tables: things that are covered, cut off, over each other or beyond the window.
({
  PAPER: ".panel, .building-card, .tile, .market-column, .button, .loan, .offered-order, .transport, .character, .composition, .tableau, .bill, .sheet, .top",
  SCROLLS: ".log, .leaf, .composition-body, .slip, .phone-main, .phone-leaf, .drawer",

  scrolled() {
    const page = document.documentElement;
    const beyond = { wide: page.scrollWidth - innerWidth, high: page.scrollHeight - innerHeight };
    return Object.entries(beyond).filter(([, by]) => by > 1).map(([way, by]) => `${by} too ${way}`);
  },

  // A control is pressed in its middle, or by the corner that shows of a card under another.
  covered() {
    const free = (e, [x, y]) => {
      const top = document.elementFromPoint(x, y);
      return !!top && (e.contains(top) || top.contains(e));
    };
    return [...document.querySelectorAll("button, a, summary")]
      .filter((e) => e.checkVisibility() && !e.closest(`.visually-hidden, .rondel, ${this.SCROLLS}`))
      .filter((e) => {
        const { left, top, width, height } = e.getBoundingClientRect();
        return ![[left + width / 2, top + height / 2], [left + 6, top + 12]].some((point) => free(e, point));
      })
      .map((e) => `covered: ${e.outerHTML.slice(0, 120)}`);
  },

  // Words that are shortened, or stand beyond the paper they are printed on; bar and news may be, since the board and the log say it too.
  cut() {
    const shown = (e) => e.checkVisibility() && !e.closest(".visually-hidden, .log, .tip, .drawer, .price-coin, .seal, .offered-order .place, svg");
    const told = (e) => e.textContent.trim().slice(0, 60);
    const worded = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    return [...document.querySelectorAll("main *, header.top *, footer *")].filter((e) => worded(e) && shown(e)).flatMap((e) => {
      const clipped = getComputedStyle(e).overflowX !== "visible" && e.scrollWidth > e.clientWidth + 1;
      if (clipped) return e.matches(".crumb span, .say p") ? [] : [`cut off: ${told(e)}`];
      const paper = e.closest(this.PAPER);
      if (!paper || e.closest(this.SCROLLS)) return [];
      const range = document.createRange();
      range.selectNodeContents(e);
      const [text, box] = [range.getBoundingClientRect(), paper.getBoundingClientRect()];
      const inside = text.left > box.left - 2 && text.right < box.right + 2 && text.top > box.top - 4 && text.bottom < box.bottom + 4;
      const unseen = e.matches(".crumb .note > *") && text.top >= e.parentElement.getBoundingClientRect().bottom - 1; // left out as a whole
      return inside || unseen ? [] : [`beyond .${paper.className}: ${told(e)}`];
    });
  },

  // Parts of the table that must lie beside each other.
  over(parts) {
    const boxes = [...document.querySelectorAll(parts)].filter((e) => e.checkVisibility()).map((e) => [e, e.getBoundingClientRect()]);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return boxes.flatMap(([e, a], n) =>
      boxes.slice(n + 1).filter(([f, b]) => !e.contains(f) && !f.contains(e) && meet(a, b)).map(([f]) => `.${e.className} over .${f.className}`),
    );
  },
})
