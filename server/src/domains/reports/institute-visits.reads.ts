import { type RawBuilder, sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import { within } from "../../platform/access/within.ts";
import { type PlaceAndPerson, placeAndPerson, placeJoins } from "./visit-rows.reads.ts";

export interface InstituteVisit extends PlaceAndPerson {
  readonly visitDate: string;
  readonly kind: MonitoringKind;
  readonly rating: number | null;
}

/** Every visit to an institute, the newest first. */
export function instituteVisits(scope: Scope, instituteId: number): RawBuilder<InstituteVisit> {
  return sql<InstituteVisit>`
    select t.visit_date as "visitDate", t.kind, t.rating::float8 as rating, ${placeAndPerson}
    from visit t join person p on p.id = t.person_id ${placeJoins}
    where t.institute_id = ${instituteId} and ${within(scope, sql.ref<string>("t.path"))}
    order by t.visit_date desc, t.id desc`;
}
