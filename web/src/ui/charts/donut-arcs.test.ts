import { expect, test } from "vitest";
import { donutArcs } from "./donut-arcs.ts";

test("arcs follow one another and make a whole", () => {
  const arcs = donutArcs([75, 25]);
  expect(arcs.map((arc) => arc.percent)).toEqual([75, 25]);
  expect(arcs.map((arc) => arc.start)).toEqual([0, 75]);
  expect(arcs[0]?.length).toBeLessThan(75);
});

test("one part fills the ring, nothing fills none of it", () => {
  expect(donutArcs([8, 0])[0]).toEqual({ percent: 100, start: 0, length: 100 });
  expect(donutArcs([0, 0]).every((arc) => arc.length === 0)).toBe(true);
});
