import { sql } from "kysely";
import type { Level, Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { DutyKind, WorkstationType } from "@shikkha/contract/officers/duty-kinds.ts";
import { within } from "../../platform/access/within.ts";
import type { Database, Transaction } from "../../platform/db/database.ts";
import { holdsWords } from "../../platform/text/holds-words.ts";

export interface Role {
  readonly id: number;
  readonly code: string;
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly level: Level;
  readonly permissions: readonly string[];
}

export async function listRoles(db: Database): Promise<Role[]> {
  const { rows } = await sql<Role>`
    select r.id, r.code, r.name_bn as "nameBangla", r.name_en as "nameEnglish", r.level,
      array(select permission from role_permission where role_id = r.id) as permissions
    from role r where r.code <> 'GUEST'
    order by array_position(array['NATIONAL', 'ZONE', 'DISTRICT', 'UPAZILLA'], r.level::text), r.id`.execute(
    db,
  );
  return rows;
}

export interface Workstation {
  readonly id: number;
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly level: Level;
  readonly path: string;
}

const SHOWN_WHILE_TYPING = 20;

function workstations(db: Database, type: WorkstationType) {
  const source =
    type === "OFFICE"
      ? sql`select id, name_bn, name_en, level::text, path, search_key(name_bn || ' ' || name_en) as key from office`
      : sql`select id, name_bn, name_en, 'UPAZILLA', path, search_key from institute`;
  return db
    .selectFrom(
      sql<{
        id: number;
        name_bn: string;
        name_en: string;
        level: Level;
        path: string;
        key: string;
      }>`(${source})`.as<"w">(sql`w(id, name_bn, name_en, level, path, key)`),
    )
    .select(["w.id", "w.name_bn as nameBangla", "w.name_en as nameEnglish", "w.level", "w.path"]);
}

export function listWorkstations(
  scope: Scope,
  db: Database,
  type: WorkstationType,
  text: string,
): Promise<Workstation[]> {
  return workstations(db, type)
    .where((eb) => within(scope, eb.ref("w.path")))
    .where((eb) => holdsWords(eb.ref("w.key"), text))
    .orderBy("w.path")
    .orderBy("w.name_bn", (order) => order.collate("bengali"))
    .limit(SHOWN_WHILE_TYPING)
    .execute();
}

export function findWorkstation(
  db: Database,
  type: WorkstationType,
  id: number,
): Promise<Workstation | undefined> {
  return workstations(db, type).where("w.id", "=", id).executeTakeFirst();
}

export interface StoredDuty {
  readonly id: number;
  readonly personId: number;
  readonly kind: DutyKind;
  readonly path: string;
  readonly validFrom: string;
}

const storedDuty = sql`select id, person_id as "personId", kind, path, valid_from as "validFrom" from duty`;

export async function findDuty(db: Database, dutyId: number): Promise<StoredDuty | undefined> {
  const { rows } = await sql<StoredDuty>`${storedDuty} where id = ${dutyId}`.execute(db);
  return rows[0];
}

/** A duty, held until the transaction ends, so that two releases at once take turns. */
export async function lockDuty(tx: Transaction, dutyId: number): Promise<StoredDuty | undefined> {
  const { rows } = await sql<StoredDuty>`${storedDuty} where id = ${dutyId} for update`.execute(tx);
  return rows[0];
}

export async function findPrimaryDuty(
  db: Database,
  personId: number,
): Promise<StoredDuty | undefined> {
  const { rows } = await sql<StoredDuty>`
    select d.id, d.person_id as "personId", d.kind, d.path, d.valid_from as "validFrom"
    from duty d join person p on p.id = d.person_id
    where d.person_id = ${personId} and d.kind = 'PRIMARY' and p.type in ('OFFICER', 'INSPECTOR')`.execute(
    db,
  );
  return rows[0];
}

/** Someone with a duty in force that covers the place, and so could take over work there. */
export async function coversPlace(db: Database, personId: number, path: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from duty where person_id = ${personId} and kind <> 'INACTIVE' and ${path} ^@ path::text limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export interface OpenWork {
  readonly planRows: number;
  readonly begunVisits: number;
  readonly draftPlans: number;
  readonly sessions: number;
}

/** Planned visits from a day on at places of the duty and begun visits that follow them, plans not yet submitted, and sessions in the duty. */
export async function countOpenWork(
  db: Database,
  duty: StoredDuty,
  from: string,
): Promise<OpenWork> {
  const { rows } = await sql<OpenWork>`
    select
      (select count(*) from plan_row r join officer_plan o on o.id = r.officer_plan_id
        where o.person_id = ${duty.personId} and r.visit_date >= ${from} and r.path::text ^@ ${duty.path} and r.visit_id is null)::int as "planRows",
      (select count(*) from visit_draft d left join plan_row r on r.id = d.plan_row_id
        where d.person_id = ${duty.personId} and d.path::text ^@ ${duty.path}
          and (d.plan_row_id is null or r.visit_date >= ${from}))::int as "begunVisits",
      (select count(*) from officer_plan where person_id = ${duty.personId} and status <> 'SUBMITTED')::int as "draftPlans",
      (select count(*) from session where duty_id = ${duty.id} and ended_at is null)::int as sessions`.execute(
    db,
  );
  return rows[0] ?? { planRows: 0, begunVisits: 0, draftPlans: 0, sessions: 0 };
}
