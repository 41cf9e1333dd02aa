import { sql } from "kysely";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import type { VisitDetail, VisitVersion } from "@shikkha/contract/visits/visit.ts";
import { KIND_OF, type VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import type { Database } from "../../platform/db/database.ts";
import { planKept } from "../../platform/db/kept-plans.ts";
import { distanceKm } from "@shikkha/contract/kernel/distance.ts";
import { placeJoins } from "./visit-place.reads.ts";
import { summaryColumns, summaryJoins } from "./visits.reads.ts";

interface Position {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Everything stored of a visit itself, before form, photos, actions and versions are put beside it. */
export interface StoredDetail extends Pick<
  VisitDetail,
  | "id"
  | "place"
  | "officer"
  | "visitDate"
  | "plannedDate"
  | "timing"
  | "state"
  | "version"
  | "rating"
  | "people"
  | "staff"
  | "students"
  | "clientId"
  | "planDetailId"
  | "unplannedReason"
  | "officerPhone"
  | "studentsByGrade"
  | "watched"
  | "ratings"
  | "answers"
> {
  readonly kind: MonitoringKind;
  readonly personId: number;
  readonly path: string;
  readonly formVersionId: number;
  readonly begun_at: Date | null;
  readonly finished_at: Date | null;
  readonly submitted_at: Date;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly accuracy: number | null;
}

export async function findDetail(
  db: Database,
  kind: VisitKind,
  visitId: number,
): Promise<StoredDetail | undefined> {
  const { rows } = await sql<StoredDetail>`
    select ${planKept} ${summaryColumns}, t.client_id as "clientId", v.person_id as "personId", v.path, v.plan_row_id as "planDetailId",
      v.unplanned_reason as "unplannedReason", v.begun_at, v.finished_at, v.submitted_at, p.phone as "officerPhone", v.form_version_id as "formVersionId",
      v.answers, v.ratings, coalesce(v.students_by_grade, '[]') as "studentsByGrade", v.latitude, v.longitude, v.accuracy,
      ${placeOf} as place,
      case when c.visit_id is not null then jsonb_build_object('grade', c.grade, 'section', c.section, 'subject', c.subject, 'topic', c.topic,
        'teacher', c.teacher_name, 'teacherIndex', c.teacher_index, 'enrolled', c.enrolled, 'girls', c.girls, 'boys', c.boys,
        'earlierRatings', array(
          select e.rating from (
            select w.visit_date, w.id, w.rating from classroom_fact x join visit_identity y on y.id = x.visit_id
              join visit w on w.id = y.id and w.visit_date = y.visit_date
            where x.teacher_index = c.teacher_index and (w.visit_date, w.id) < (v.visit_date, v.id) and w.rating is not null
            order by w.visit_date desc, w.id desc limit 5) e
          order by e.visit_date, e.id)) end as watched
    from visit_identity t join visit v on v.id = t.id and v.visit_date = t.visit_date ${placeJoins("v")} ${summaryJoins}
    left join location dl on dl.id = coalesce(i.district_id, nullif(split_part(f.path, '/', 3), '')::bigint)
    left join location zl on zl.id = coalesce(i.zone_id, nullif(split_part(f.path, '/', 2), '')::bigint)
    where t.id = ${visitId} and v.kind = ${KIND_OF[kind]}`.execute(db);
  return rows[0];
}

const placeOf = sql`jsonb_build_object('instituteId', i.id, 'officeId', f.id, 'eiin', i.eiin,
  'nameBangla', coalesce(i.name_bn, f.name_bn), 'nameEnglish', coalesce(i.name_en, f.name_en), 'type', i.type, 'isasCategory', v.isas_category,
  'placeNameBangla', l.name_bn, 'placeNameEnglish', l.name_en, 'districtNameBangla', dl.name_bn, 'districtNameEnglish', dl.name_en,
  'zoneNameBangla', zl.name_bn, 'zoneNameEnglish', zl.name_en, 'latitude', i.latitude, 'longitude', i.longitude)`;

export function positionOf(
  { latitude, longitude, accuracy }: Pick<StoredDetail, "latitude" | "longitude" | "accuracy">,
  place: Position,
): VisitDetail["position"] {
  if (latitude === null || longitude === null) return null;
  const isKnown = place.latitude !== null && place.longitude !== null;
  return {
    latitude,
    longitude,
    accuracy,
    distance: isKnown
      ? Math.round(
          1000 *
            distanceKm(
              { latitude, longitude },
              { latitude: place.latitude, longitude: place.longitude },
            ),
        )
      : null,
  };
}

export async function listVersions(db: Database, visitId: number): Promise<VisitVersion[]> {
  const { rows } = await sql<
    Omit<VisitVersion, "submittedAt" | "returned"> & {
      submitted_at: Date;
      returned_at: Date | null;
      comment: string;
      nameBangla: string;
      nameEnglish: string;
    }
  >`
    select ${planKept} s.number, s.submitted_at, s.rating, s.hash, s.receipt_number as "receiptNumber", s.signature, b.returned_at, b.comment,
      p.name_bn as "nameBangla", p.name_en as "nameEnglish"
    from visit_version s left join visit_return b on b.visit_id = s.visit_id and b.number = s.number left join person p on p.id = b.returned_by
    where s.visit_id = ${visitId} order by s.number desc`.execute(db);
  return rows.map(
    ({ submitted_at, returned_at, comment, nameBangla, nameEnglish, ...version }) => ({
      ...version,
      submittedAt: submitted_at.toISOString(),
      returned: returned_at && {
        at: returned_at.toISOString(),
        by: { nameBangla, nameEnglish },
        comment,
      },
    }),
  );
}

export async function findVisitVersion(db: Database, visitId: number, number: number) {
  const row = await db
    .selectFrom("visit_version")
    .select(["number", "submitted_at", "rating", "form_version_id as formVersionId"])
    .select(sql<Record<string, unknown>>`answers`.as("answers"))
    .where("visit_id", "=", visitId)
    .where("number", "=", number)
    .executeTakeFirst();
  return row && { ...row, submittedAt: row.submitted_at.toISOString() };
}
