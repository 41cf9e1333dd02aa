import { biCalls } from "@shikkha/contract/bi.ts";
import { dashboardCalls } from "@shikkha/contract/dashboard.ts";
import { publicStatCalls } from "@shikkha/contract/public-stat.ts";
import { benched, type BenchedCall } from "./benched.ts";

/** The calls that show the country in figures: these may not grow with the visits. */
export function figureCalls(year: number, upazilaId: number): readonly BenchedCall[] {
  const period = { fromMonth: `${year}-01`, toMonth: `${year}-12` };
  const before = { thenFrom: `${year - 1}-01`, thenTo: `${year - 1}-12` };
  const planYear = { query: { planYear: year } };
  return [
    benched("public figures", publicStatCalls.country, planYear),
    benched("dashboard, country", dashboardCalls.country, planYear),
    benched("dashboard, zones", dashboardCalls.zones, planYear),
    benched("dashboard, institutes of an upazila", dashboardCalls.zones, {
      query: { planYear: year, parentId: upazilaId },
    }),
    benched("dashboard, months", dashboardCalls.months, planYear),
    benched("dashboard, ratings by ISAS", dashboardCalls.isasRating, planYear),
    benched("dashboard, what waits", dashboardCalls.tasks, {}),
    benched("BI by zone", biCalls.explore, {
      query: { ...period, ...before, measure: "COMPLETION_RATE", breakdown: "PLACE" },
    }),
    benched("BI by ISAS", biCalls.explore, {
      query: { ...period, ...before, measure: "RATING", breakdown: "ISAS" },
    }),
    benched("BI by zone, one ISAS category", biCalls.explore, {
      query: { ...period, measure: "RATING", breakdown: "PLACE", isasCategory: "C" },
    }),
    benched("BI by question", biCalls.explore, {
      query: { ...period, measure: "RATING", breakdown: "QUESTION" },
    }),
    benched("district map", biCalls.districts, { query: { ...period, measure: "DONE" } }),
  ];
}
