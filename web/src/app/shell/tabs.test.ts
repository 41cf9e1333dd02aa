import { describe, expect, it } from "vitest";
import { ROUTES } from "../features.ts";
import { matchRoute } from "../routing/screens.tsx";
import { tabAt, tabsFor } from "./tabs.ts";

const INSPECTOR = ["VISIT_INSTITUTE", "SUBMIT_VISIT_PLAN", "VIEW_INSTITUTE_DETAIL"] as const;
const idsOf = (...held: Parameters<typeof tabsFor>[0]) => tabsFor(held, 2026).map(({ id }) => id);

describe("the tabs of field work", () => {
  it("end with the institutes, or with the own plan for whom those are closed", () => {
    expect(idsOf(...INSPECTOR)).toEqual(["myWeek", "visits", "offline", "institutes"]);
    expect(idsOf("VISIT_INSTITUTE", "SUBMIT_VISIT_PLAN")).toEqual([
      "myWeek",
      "visits",
      "offline",
      "plan",
    ]);
  });

  it("lead whoever visits offices alone to the office reports", () => {
    const visits = tabsFor(["VISIT_OFFICE"], 2026).find(({ id }) => id === "visits");
    expect(visits?.href).toBe("/office-visits");
  });

  it("lead to routes that are there", () => {
    const all = [...tabsFor(INSPECTOR, 2026), ...tabsFor(["SUBMIT_VISIT_PLAN"], 2026)];
    for (const { href } of all) expect(ROUTES).toContain(matchRoute(href).definition);
  });

  it("mark the tab that names the address most exactly", () => {
    const tabs = tabsFor(INSPECTOR, 2026);
    const marked = (pathname: string) => tabAt(tabs, pathname)?.id;
    expect(marked("/my-week")).toBe("myWeek");
    expect(marked("/my-week/outbox")).toBe("offline");
    expect(marked("/my-week/place")).toBe("myWeek");
    expect(marked("/curriculum-visits/12")).toBe("visits");
    expect(marked("/institutes/140101")).toBe("institutes");
    expect(marked("/dashboard")).toBeUndefined();
  });
});
