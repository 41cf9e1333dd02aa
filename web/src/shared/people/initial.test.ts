import { expect, it } from "vitest";
import { initialOf } from "./initial.ts";

it("takes the first letter as written, past titles", () => {
  expect(initialOf("মো. সাইফুল ইসলাম")).toBe("সা");
  expect(initialOf("Professor Nasrin Sultana")).toBe("N");
  expect(initialOf("ড.")).toBe("ড");
  expect(initialOf("")).toBe("");
});
