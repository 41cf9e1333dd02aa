import { randomUUID } from "node:crypto";
import { KIND_OF, VISIT_KINDS } from "@shikkha/contract/visits/visit-words.ts";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import { randomFor } from "../random.ts";
import type { Seed, SeedContext } from "../seed.ts";
import type { SeedDatabase } from "../seed-database.ts";
import { addDays, isWorkday } from "./days.ts";
import { actionsOf } from "./visit-actions.ts";
import { type AnswerBook, answerBook } from "./visit-answers.ts";
import { photosOf } from "./visit-photos.ts";
import { type PlannedRow, type Report, reportOf, type Visit } from "./visit-reports.ts";
import { visitTurn } from "./visit-turns.ts";

const UNPLANNED = 0.04;
/** The latest visits have photos; those of two years would fill the disk with the same three drawings. */
const WITH_PHOTOS = 260;

/** What became of the plans: some 20,000 visits of two years, with their reports, photos and actions. */
export const visits: Seed = {
  name: "demo/visits",
  async run(db, context) {
    const { today } = context;
    const carriedOut = decide(await listPlanned(db, today), today);
    await db.insertRows(
      "visit_identity",
      carriedOut.map(({ clientId, visitDate }) => ({ client_id: clientId, visit_date: visitDate })),
    );
    const ids = await readIds(db);
    await db.query(
      "alter table visit disable trigger user; alter table plan_row disable trigger user",
    );
    const reports = await insertVisits(db, context, carriedOut, ids);
    await insertBeside(db, context, reports);
    await db.query(
      `update plan_row r set visit_id = v.id, visited_on = v.visit_date from visit v where v.plan_row_id = r.id;
       alter table plan_row enable trigger user; alter table visit enable trigger user;
       insert into institute_standing (institute_id, last_visit_on, last_rating)
       select institute_id, max(visit_date), (array_agg(rating order by visit_date desc, id desc) filter (where kind = 'GENERAL_MONITORING'))[1]
       from visit where institute_id is not null group by 1;
       select rebuild_figures()`,
    );
  },
};

async function listPlanned(db: SeedDatabase, today: string): Promise<PlannedRow[]> {
  return db.query<PlannedRow>(
    `select r.id, r.kind, r.institute_id, r.office_id, r.visit_date::text as planned, r.path, r.isas_category, r.institute_type, r.designation_id,
       o.person_id, d.id as duty_id
     from plan_row r join officer_plan o on o.id = r.officer_plan_id and o.status <> 'DRAFT' join duty d on d.person_id = o.person_id and d.kind = 'PRIMARY'
     where r.visit_date <= $1 order by r.visit_date, r.id`,
    [today],
  );
}

/** In the order of their days, as they would have come in. */
function decide(rows: readonly PlannedRow[], today: string): Visit[] {
  const all = rows.flatMap((row) => {
    const random = randomFor("visits", row.id);
    const district = Number(row.path.split("/")[2] ?? 0);
    const turn = visitTurn(random, { planned: row.planned, district }, today);
    if (!turn) return [];
    const visit: Visit = { clientId: randomUUID(), row, random, ...turn };
    const again = addDays(turn.visitDate, random.integer(20, 45));
    const isUnplanned = random.chance(UNPLANNED) && again < today && isWorkday(again);
    return isUnplanned
      ? [
          visit,
          { ...visit, clientId: randomUUID(), visitDate: again, timing: "UNPLANNED" as const },
        ]
      : [visit];
  });
  return all.toSorted((one, other) => (one.visitDate < other.visitDate ? -1 : 1));
}

async function readIds(db: SeedDatabase): Promise<Map<string, number>> {
  const rows = await db.query<{ id: string; client_id: string }>(
    "select id, client_id from visit_identity",
  );
  return new Map(rows.map(({ id, client_id }) => [client_id, Number(id)]));
}

async function readForms(db: SeedDatabase) {
  const forms = new Map<MonitoringKind, { book: AnswerBook; versionId: number }>();
  for (const kind of VISIT_KINDS) {
    const [form] = await db.query<{ id: string; tree: unknown }>(
      "select v.id, v.tree from form f join form_version v on v.id = f.current_version_id where f.type = $1",
      [KIND_OF[kind]],
    );
    forms.set(KIND_OF[kind], { book: answerBook(kind, form?.tree), versionId: Number(form?.id) });
  }
  return forms;
}

async function insertVisits(
  db: SeedDatabase,
  { today, receiptKey }: SeedContext,
  carriedOut: readonly Visit[],
  ids: ReadonlyMap<string, number>,
): Promise<Report[]> {
  const forms = await readForms(db);
  const [director] = await db.query<{ id: string }>(
    "select id from person where username = 'director'",
  );
  const around = { today, receiptKey, returnedBy: Number(director?.id) };
  const reports = carriedOut.map((visit) => {
    const form = forms.get(visit.row.kind);
    if (!form) throw new Error(`There is no form for ${visit.row.kind}`);
    return reportOf(ids.get(visit.clientId) ?? 0, visit, { ...around, form });
  });
  await db.insertRows(
    "visit",
    reports.map(({ stored }) => stored),
  );
  return reports;
}

async function insertBeside(
  db: SeedDatabase,
  { today, files }: SeedContext,
  reports: readonly Report[],
): Promise<void> {
  await db.insertRows(
    "visit_version",
    reports.flatMap(({ versions }) => versions),
  );
  await db.insertRows(
    "visit_return",
    reports.flatMap(({ returns }) => returns),
  );
  await db.insertRows(
    "classroom_fact",
    reports.flatMap(({ lesson }) => lesson ?? []),
  );
  await db.insertRows(
    "action_point",
    reports.flatMap(({ id, visit: { row, random, visitDate } }) => [
      ...actionsOf(
        random,
        {
          id,
          institute_id: row.institute_id === null ? null : Number(row.institute_id),
          office_id: row.office_id === null ? null : Number(row.office_id),
          path: row.path,
          person_id: Number(row.person_id),
          visitDate,
        },
        today,
      ),
    ]),
  );
  if (!files) return;
  const photos: object[] = [];
  for (const { id, submittedAt, visit } of reports.slice(-WITH_PHOTOS))
    for await (const photo of photosOf(visit.random, files, {
      id,
      submittedAt,
      visitDate: visit.visitDate,
    }))
      photos.push(photo);
  await db.insertRows("visit_photo", photos);
}
