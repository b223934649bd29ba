// Where things stand on the board, in the units of its drawing: on a desk, on a phone, and on a low phone.

export interface Drawn {
  width: number;
  height: number;
  first: number; // the middle of space 0
  step: number; // from a space to the next
  cell: number; // as wide as a merlon
  wall: number;
  sea: number;
  buoy: number;
  stall: number;
  stripe: number; // about as wide as a stripe of an awning
  floor: number;
  rate: number;
  coin: number;
  pip: number;
  text: [number, number, number]; // the numbers of the spaces, by track
  marks: [number, number, number]; // the feet of the markers
}

export const WIDE: Drawn = {
  width: 818,
  height: 318,
  first: 133.8,
  step: 43.63,
  cell: 37.6,
  wall: 48,
  sea: 162,
  buoy: 14,
  stall: 236,
  stripe: 12,
  floor: 310,
  rate: 262,
  coin: 299,
  pip: 10.5,
  text: [72, 168, 304],
  marks: [62, 180, 240],
};

export const TALL: Drawn = {
  width: 366,
  height: 286,
  first: 15.2,
  step: 22.31,
  cell: 20.3,
  wall: 42,
  sea: 158,
  buoy: 9.5,
  stall: 240,
  stripe: 9.5,
  floor: 278,
  rate: 258,
  coin: 271,
  pip: 9,
  text: [66, 162, 275],
  marks: [52, 170, 238],
};

export const FLAT: Drawn = {
  ...TALL,
  height: 236,
  wall: 36,
  sea: 130,
  stall: 200,
  floor: 232,
  rate: 216,
  coin: 226,
  text: [60, 134, 230],
  marks: [46, 142, 198],
};

export const SPACES = [...Array(16).keys()];

export const at = (drawn: Drawn, space: number) => drawn.first + space * drawn.step;
