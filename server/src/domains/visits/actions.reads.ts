import { type Expression, sql, type SqlBool } from "kysely";
import type { ActionPoint } from "@shikkha/contract/visits/visit.ts";
import type { Database } from "../../platform/db/database.ts";
import { planKept } from "../../platform/db/kept-plans.ts";

interface OfPlace {
  readonly path: string;
  readonly instituteId: number | null;
  readonly officeId: number | null;
}

/** Of one place; those of a week's places together are asked for with a limit of their own. */
const MOST = 100;

interface Row extends Omit<ActionPoint, "createdAt" | "closedAt"> {
  readonly created_at: Date;
  readonly closed_at: Date | null;
}

/** Actions `a`, the open ones first and among them the most urgent. */
export async function listActions(
  db: Database,
  where: Expression<SqlBool>,
  most = MOST,
): Promise<(ActionPoint & OfPlace)[]> {
  const { rows } = await sql<Row & OfPlace>`
    select ${planKept} a.id, a.visit_id as "visitId", a.text, a.owner, a.due_on as "dueOn", a.closing_note as "closingNote", a.path, a.institute_id as "instituteId", a.office_id as "officeId",
      a.created_at, a.closed_at,
      jsonb_build_object('nameBangla', c.name_bn, 'nameEnglish', c.name_en) as "createdBy",
      case when x.id is not null then jsonb_build_object('nameBangla', x.name_bn, 'nameEnglish', x.name_en) end as "closedBy"
    from action_point a join person c on c.id = a.created_by left join person x on x.id = a.closed_by
    where ${where} order by a.closed_at desc nulls first, a.due_on, a.id limit ${most}`.execute(db);
  return rows.map(({ created_at, closed_at, ...action }) => ({
    ...action,
    createdAt: created_at.toISOString(),
    closedAt: closed_at?.toISOString() ?? null,
  }));
}

/** The actions that came of one visit. */
export function listActionsOf(db: Database, visitId: number) {
  return listActions(db, sql`a.visit_id = ${visitId}`);
}

type Wanted = { readonly id: number } | { readonly clientId: string; readonly visitId: number };

export async function findAction(db: Database, wanted: Wanted) {
  const where =
    "id" in wanted
      ? sql<SqlBool>`a.id = ${wanted.id}`
      : sql<SqlBool>`a.client_id = ${wanted.clientId}::uuid and a.visit_id = ${wanted.visitId}`;
  const [action] = await listActions(db, where);
  return action;
}
