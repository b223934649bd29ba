// Signs of our own drawing, where the set has none that fits.

const COG =
  '<path d="M98 14h10v110h-10z"/>' +
  '<path d="M52 30Q104 20 158 30Q170 76 158 112Q104 100 50 112Q62 76 52 30Z"/>' +
  '<path d="M10 116L24 130H60Q104 142 146 128H180L190 112Q186 160 160 178Q106 192 50 178Q20 162 10 116Z"/>';
const at = (x: number, y: number, scale: number) => `<g transform="translate(${x} ${y}) scale(${scale})">${COG}</g>`;
const hole = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="22" fill="var(--hole,#fff)"/>`;

export const OWN: Record<string, { box: number; body: string }> = {
  "own-ship": { box: 200, body: COG },
  "own-fleet": { box: 200, body: at(54, -4, 0.52) + at(-6, 88, 0.56) + at(96, 88, 0.56) },
  "own-glass": {
    box: 512,
    body:
      '<path d="M112 40h288l-38 410q-2 22-24 22H174q-22 0-24-22z M152 78l9 96h190l9-96z" fill-rule="evenodd"/>' +
      hole(200, 250) +
      hole(312, 250) +
      hole(256, 320) +
      hole(208, 390) +
      hole(304, 390),
  },
};
