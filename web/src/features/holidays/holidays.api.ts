import { holidayCalls } from "@shikkha/contract/holidays.ts";
import { sessionCalls } from "@shikkha/contract/plans/sessions.ts";
import { useCall } from "../../lib/calls/use-call.ts";

export function useHolidays(year: number) {
  return useCall(holidayCalls.all, { query: { year } });
}

/** What shows holidays and is old once one of them changed. */
export const SHOWS_HOLIDAYS = [holidayCalls.all, sessionCalls.holidays] as const;
