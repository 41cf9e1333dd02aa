import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { covers, type Level, placeOf, type Scope } from "./jurisdiction.ts";

const ids = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 0, maxLength: 3 });
const LEVELS: readonly Level[] = ["NATIONAL", "ZONE", "DISTRICT", "UPAZILLA"];
const pathOf = (parts: readonly number[]) => `/${parts.map((part) => `${part}/`).join("")}`;
const scopeOf = (parts: readonly number[]): Scope => ({
  level: LEVELS[parts.length] ?? "UPAZILLA",
  path: pathOf(parts),
});

describe("covers", () => {
  it("means: every id of the scope stands at the same place in the path", () => {
    fc.assert(
      fc.property(ids, ids, (scope, place) => {
        const expected =
          scope.length <= place.length && scope.every((id, index) => place[index] === id);
        return covers(scopeOf(scope), pathOf(place)) === expected;
      }),
      { numRuns: 2000 },
    );
  });
  it("includes oneself and everything below, never the other way round", () => {
    fc.assert(
      fc.property(ids, ids, (above, below) => {
        const place = [...above, ...below].slice(0, 3);
        const isLower = place.length > above.length;
        return (
          covers(scopeOf(above), pathOf(place)) &&
          (!isLower || !covers(scopeOf(place), pathOf(above)))
        );
      }),
    );
  });
  it("is not fooled by ids that begin alike", () => {
    expect(covers({ level: "ZONE", path: "/1/" }, "/18/")).toBe(false);
    expect(covers({ level: "DISTRICT", path: "/1/2/" }, "/1/20/")).toBe(false);
  });
  it.each([
    [{ level: "ZONE", path: "/" }, "/188/"],
    [{ level: "ZONE", path: "" }, "/188/"],
    [{ level: "NATIONAL", path: "" }, "/188/"],
    [{ level: "NATIONAL", path: "/188/" }, "/188/"],
    [{ level: "ZONE", path: "/188" }, "/188/"],
    [{ level: "ZONE", path: "/188/" }, "188"],
    [{ level: "NATIONAL", path: "/" }, ""],
  ] as const)("covers nothing for a scope or a path that is not whole: %j %s", (scope, path) => {
    expect(covers(scope, path)).toBe(false);
  });
});

it("reads the places of a path", () => {
  expect(placeOf("/188/245/1400/")).toEqual({ zoneId: 188, districtId: 245, upazilaId: 1400 });
  expect(placeOf("/188/")).toEqual({ zoneId: 188 });
  expect(placeOf("/")).toEqual({});
});
