import { sql } from "kysely";
import type { VisitDraft } from "@shikkha/contract/visits/field-calls.ts";
import { visitKindOf } from "@shikkha/contract/visits/visit-words.ts";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import type { Database } from "../../platform/db/database.ts";
import { planKept } from "../../platform/db/kept-plans.ts";
import { placeJoins, placeJson } from "./visit-place.reads.ts";

export interface OwnDraft {
  readonly clientId: string;
  readonly personId: number;
  readonly begunBy: number;
  readonly kind: MonitoringKind;
  readonly planRowId: number | null;
  readonly version: number;
  readonly formVersionId: number;
}

function drafts(db: Database) {
  return db
    .selectFrom("visit_draft")
    .modifyFront(planKept)
    .select(["client_id as clientId", "person_id as personId", "begun_by as begunBy", "version"])
    .select(["plan_row_id as planRowId", "form_version_id as formVersionId"])
    .select(sql<MonitoringKind>`kind`.as("kind"));
}

export async function findDraft(db: Database, clientId: string): Promise<OwnDraft | undefined> {
  return drafts(db).where("client_id", "=", clientId).executeTakeFirst();
}

export async function findDraftOfRow(
  db: Database,
  planRowId: number,
): Promise<OwnDraft | undefined> {
  return drafts(db).where("plan_row_id", "=", planRowId).executeTakeFirst();
}

/** What a person has begun, the latest first. */
export async function listDrafts(db: Database, personId: number): Promise<VisitDraft[]> {
  const { rows } = await sql<
    Omit<VisitDraft, "kind" | "begunAt" | "savedAt"> & {
      kind: MonitoringKind;
      begun_at: Date;
      saved_at: Date;
    }
  >`
    select ${planKept} d.client_id as "clientId", d.kind, ${placeJson} as place, d.plan_row_id as "planDetailId", r.visit_date as "plannedDate",
      d.form_version_id as "formVersionId", d.answers, d.progress, d.version, d.begun_at, d.saved_at
    from visit_draft d ${placeJoins("d")} left join plan_row r on r.id = d.plan_row_id
    where d.person_id = ${personId} order by d.saved_at desc, d.client_id`.execute(db);
  return rows.map(({ kind, begun_at, saved_at, ...draft }) => ({
    ...draft,
    kind: visitKindOf(kind),
    begunAt: begun_at.toISOString(),
    savedAt: saved_at.toISOString(),
  }));
}
