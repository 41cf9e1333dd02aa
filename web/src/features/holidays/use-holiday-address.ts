import { holidayCalls } from "@shikkha/contract/holidays.ts";
import { useRouteParams } from "../../shared/routing/navigation.ts";

/** The year of the address; undefined where it cannot be one the calendar knows. */
export function useAddressYear(): number | undefined {
  const { year } = useRouteParams();
  return holidayCalls.all.query.safeParse({ year }).data?.year;
}

export function holidayAddress(year: number): string {
  return `/holiday/${year}`;
}
