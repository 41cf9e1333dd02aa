import { describe, expect, it } from "vitest";
import { ROUTES } from "../features.ts";
import { createMatcher } from "./match-route.ts";

const match = createMatcher(ROUTES);
const pathOf = (address: string) => match(address).definition?.path;

describe("the address", () => {
  it.each([
    ["/", "/"],
    ["/dashboard", "/dashboard"],
    ["/dashboard/", "/dashboard"],
    ["/general-visits/new", "/general-visits/new"],
    ["/general-visits/7", "/general-visits/{visitId}"],
    ["/holiday/2026/add-holiday", "/holiday/{year}/add-holiday"],
    ["/settings/succeed", "/settings/succeed"],
  ])("%s opens %s", (address, path) => {
    expect(pathOf(address)).toBe(path);
  });

  it.each(["/nothing", "/dashboard/x", "/holiday", "/general-visits/7/8", "/bank/succeed"])(
    "%s opens nothing",
    (address) => {
      expect(pathOf(address)).toBeUndefined();
    },
  );

  it("gives its named parts decoded, a broken escape as it stands", () => {
    expect(match("/institutes/%E0%A7%A7").params).toEqual({ eiin: "১" });
    expect(match("/institutes/%E0").params).toEqual({ eiin: "%E0" });
  });

  it("opens every route by its own path", () => {
    for (const { path } of ROUTES) expect(pathOf(path.replace(/\{\w+\}/g, "1"))).toBe(path);
  });
});
