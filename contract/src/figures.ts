import * as z from "zod/mini";
import { wholeNumber } from "./kernel/numbers.ts";

export const planYear = wholeNumber(2000, 2100);

/** Monitoring of a plan year in figures; the average is null while nothing was rated. */
export const figures = {
  totalPlans: z.number(),
  totalMonitoring: z.number(),
  todayMonitoring: z.number(),
  averageRating: z.nullable(z.number()),
};
