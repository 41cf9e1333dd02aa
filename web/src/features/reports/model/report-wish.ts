import { INSTITUTE_TYPES, type InstituteType } from "@shikkha/contract/institutes.ts";
import { isDay } from "@shikkha/contract/kernel/dates.ts";
import { PLAN_STATUSES, type PlanStatus } from "@shikkha/contract/plans/plan-words.ts";
import type { MultiLocationChoice } from "../../../shared/location-filter/multi-location-choice.ts";
import type { MultiValue } from "../../../ui/fields/multi-value.ts";

/** What a reader asks of a report; it lives in the address, so that a report can be bookmarked and shared. */
export interface ReportWish {
  readonly places: MultiLocationChoice;
  readonly fromDate: string | undefined;
  readonly toDate: string | undefined;
  readonly planYear: number | undefined;
  readonly instituteType: InstituteType | undefined;
  readonly designationId: number | undefined;
  readonly status: PlanStatus | undefined;
}

const ALL = "all";

function readPlaces(text: string | null): MultiValue {
  if (text === ALL) return ALL;
  return (text ?? "").split(",").filter((id) => /^[0-9]{1,15}$/.test(id));
}

function writePlaces(value: MultiValue): string {
  return value === ALL ? ALL : value.join(",");
}

function readNumber(text: string | null): number | undefined {
  return text && /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
}

function readDay(text: string | null): string | undefined {
  return text && isDay(text) ? text : undefined;
}

/** Whatever the report would refuse is left out. */
export function readWish(search: string): ReportWish {
  const given = new URLSearchParams(search);
  const fromDate = readDay(given.get("fromDate"));
  const toDate = readDay(given.get("toDate"));
  const isTurned = fromDate !== undefined && toDate !== undefined && toDate < fromDate;
  const year = readNumber(given.get("planYear"));
  return {
    places: {
      zones: readPlaces(given.get("zoneId")),
      districts: readPlaces(given.get("districtId")),
      upazilas: readPlaces(given.get("upazilaId")),
    },
    fromDate,
    toDate: isTurned ? undefined : toDate,
    planYear: year !== undefined && year >= 2000 && year <= 2100 ? year : undefined,
    instituteType: INSTITUTE_TYPES.find((type) => type === given.get("instituteType")),
    designationId: readNumber(given.get("designationId")),
    status: PLAN_STATUSES.find((status) => status === given.get("status")),
  };
}

export function writeWish({ places, ...wish }: ReportWish): string {
  const search = new URLSearchParams();
  const fields = {
    zoneId: writePlaces(places.zones),
    districtId: writePlaces(places.districts),
    upazilaId: writePlaces(places.upazilas),
    ...wish,
  };
  for (const [key, value] of Object.entries(fields))
    if (value !== undefined && value !== "") search.set(key, String(value));
  const text = search.toString();
  return text && `?${text}`;
}

/** The wish as the calls take it: "all" and nothing chosen both leave a level open. */
export function reportQuery({ places, ...wish }: ReportWish) {
  const ids = (value: MultiValue) =>
    value === ALL || value.length === 0 ? undefined : value.join(",");
  return {
    zoneId: ids(places.zones),
    districtId: ids(places.districts),
    upazilaId: ids(places.upazilas),
    ...wish,
  };
}
