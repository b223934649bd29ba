import { describe, expect, it } from "vitest";
import { berth, type Box, type Surroundings } from "./berth";

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const desk = (log: Box, ...clear: Box[]): Surroundings => ({ width: 1280, height: 800, bar: 46, log, clear, rem: 16 });
const phone = (bar: number, ...clear: Box[]): Surroundings => ({
  width: 390,
  height: 844,
  bar,
  log: null,
  clear,
  rem: 16,
});

describe("a slip beside the board", () => {
  it("lies over the log", () => {
    expect(berth(desk(box(1035, 55, 1268, 516), box(0, 600, 1280, 800)))).toEqual(box(1035, 55, 1268, 516));
  });

  it("leaves the bill above the log in sight, however low the log is", () => {
    const bill = box(1040, 55, 1268, 600);
    expect(berth(desk(box(1040, 610, 1268, 792), bill)).top).toBe(606);
  });

  it("lies above what lies over the log, and takes room from what stands above", () => {
    const night = box(866, 390, 1270, 790);
    expect(berth(desk(box(1049, 600, 1270, 792), night))).toEqual(box(1049, 96, 1270, 384));
  });

  it("is not moved by what stands elsewhere", () => {
    expect(berth(desk(box(1049, 200, 1270, 792), box(10, 490, 1038, 790)))).toEqual(box(1049, 200, 1270, 792));
  });

  it("ends where the window ends", () => {
    expect(berth(desk(box(1049, 200, 1270, 1100))).bottom).toBe(794);
  });
});

describe("a slip on a phone", () => {
  it("lies under the bar, above the sheet with the red button", () => {
    expect(berth(phone(46, box(0, 520, 390, 844)))).toEqual(box(6, 52, 384, 514));
  });

  it("stays in sight when the bar has been scrolled away", () => {
    expect(berth(phone(-200)).top).toBe(6);
  });

  it("is no wider than a phone on a tablet", () => {
    expect(berth({ ...phone(46), width: 1024 }).left).toBe(1024 - 6 - 480);
  });
});
