import { expect, it } from "vitest";
import { coordinateText, mapLink } from "../../../shared/maps/map-link.ts";

it("names the place in the link of a map application", () => {
  expect(mapLink(23.8583, 90.2667, "সাভার স্কুল")).toBe(
    `geo:23.8583,90.2667?q=23.8583,90.2667(${encodeURIComponent("সাভার স্কুল")})`,
  );
});

it("writes a coordinate with five decimals and without its sign", () => {
  expect(coordinateText(-23.8)).toBe("23.80000");
});
