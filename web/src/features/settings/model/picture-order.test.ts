import { expect, it } from "vitest";
import { inOrder, moved } from "./picture-order.ts";

const pictures = [{ id: 1 }, { id: 2 }, { id: 3 }];
const ids = (some: readonly { id: number }[]) => some.map(({ id }) => id);

it("moves one picture up or down and leaves the others in their order", () => {
  expect(moved([1, 2, 3], 2, 0)).toEqual([3, 1, 2]);
  expect(moved([1, 2, 3], 0, 1)).toEqual([2, 1, 3]);
});

it("keeps a wished order while pictures come and go", () => {
  expect(ids(inOrder(pictures, undefined))).toEqual([1, 2, 3]);
  expect(ids(inOrder(pictures, [3, 1, 2]))).toEqual([3, 1, 2]);
  expect(ids(inOrder(pictures, [3, 9, 1]))).toEqual([3, 1, 2]);
});
