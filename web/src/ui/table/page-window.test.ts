import { expect, test } from "vitest";
import { lastPageOf, pageRange, pageWindow } from "./page-window.ts";

test("five pages round the current one, never past the ends", () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(10, 20)).toEqual([8, 9, 10, 11, 12]);
  expect(pageWindow(20, 20)).toEqual([16, 17, 18, 19, 20]);
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 1)).toEqual([1]);
});

test("the rows of a page", () => {
  expect(pageRange(1, 50, 612)).toEqual({ total: 612, start: 1, end: 50 });
  expect(pageRange(13, 50, 612)).toEqual({ total: 612, start: 601, end: 612 });
  expect(pageRange(1, 50, 0)).toEqual({ total: 0, start: 0, end: 0 });
  expect(lastPageOf(612, 50)).toBe(13);
  expect(lastPageOf(0, 50)).toBe(1);
});
