import { sql } from "kysely";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { FoundPlace } from "./visit-place.reads.ts";

interface NewDraft {
  readonly clientId: string;
  readonly personId: number;
  readonly kind: MonitoringKind;
  readonly place: FoundPlace;
  readonly planRowId: number | null;
  readonly formVersionId: number;
  readonly now: Date;
}

/** Undefined when one with this id is already there. */
export async function insertDraft(tx: Transaction, draft: NewDraft): Promise<boolean> {
  const row = await tx
    .insertInto("visit_draft")
    .values({
      client_id: draft.clientId,
      person_id: draft.personId,
      begun_by: draft.personId,
      kind: draft.kind,
      institute_id: draft.place.instituteId,
      office_id: draft.place.officeId,
      plan_row_id: draft.planRowId,
      form_version_id: draft.formVersionId,
      path: draft.place.path,
      begun_at: draft.now,
      saved_at: draft.now,
    })
    .onConflict((conflict) => conflict.column("client_id").doNothing())
    .returning("client_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Only on the version it was read with; undefined when another device saved meanwhile, or it is not theirs. */
export async function saveDraft(
  tx: Transaction,
  draft: {
    readonly clientId: string;
    readonly personId: number;
    readonly version: number;
    readonly answers: object;
    readonly progress: number;
    readonly now: Date;
  },
): Promise<number | undefined> {
  const row = await tx
    .updateTable("visit_draft")
    .set({
      answers: JSON.stringify(draft.answers),
      progress: draft.progress,
      saved_at: draft.now,
      version: sql<number>`version + 1`,
    })
    .where("client_id", "=", draft.clientId)
    .where("person_id", "=", draft.personId)
    .where("version", "=", draft.version)
    .returning("version")
    .executeTakeFirst();
  return row?.version;
}

/** What it was, for the audit; undefined when they have no such draft. */
export async function deleteDraft(
  tx: Transaction,
  draft: { readonly clientId: string; readonly personId: number; readonly kind: MonitoringKind },
) {
  return tx
    .deleteFrom("visit_draft")
    .where("client_id", "=", draft.clientId)
    .where("person_id", "=", draft.personId)
    .where("kind", "=", draft.kind)
    .returning(["kind", "institute_id as instituteId", "office_id as officeId"])
    .returning(["plan_row_id as planRowId", "progress", "version"])
    .executeTakeFirst();
}

/** What was begun for a planned visit is over once its report is in, on whatever device it was begun. */
export async function deleteDraftsOf(
  tx: Transaction,
  clientId: string,
  planRowId: number | null,
): Promise<void> {
  await tx
    .deleteFrom("visit_draft")
    .where((eb) =>
      eb.or([
        eb("client_id", "=", clientId),
        ...(planRowId === null ? [] : [eb("plan_row_id", "=", planRowId)]),
      ]),
    )
    .execute();
}

/** Follows planned visits that went to a successor; of the unplanned ones those at places of the duty. */
export async function moveBegunVisits(
  tx: Transaction,
  duty: { readonly personId: number; readonly path: string },
  successorId: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update visit_draft d set person_id = ${successorId}, version = version + 1
    where d.person_id = ${duty.personId} and (
      d.plan_row_id in (select r.id from plan_row r join officer_plan o on o.id = r.officer_plan_id where o.person_id = ${successorId})
      or (d.plan_row_id is null and d.path::text ^@ ${duty.path}))`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
