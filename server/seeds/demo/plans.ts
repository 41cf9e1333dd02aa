import { randomFor } from "../random.ts";
import type { Seed } from "../seed.ts";
import type { SeedDatabase } from "../seed-database.ts";
import { addDays, isWorkday } from "./days.ts";
import { readPlaces } from "./plan-places.ts";
import { demoRows } from "./plan-rows.ts";
import { type PlanEnd, planTurn, RETURN_COMMENTS, ROW_NOTES } from "./plan-states.ts";

interface Planner {
  readonly person_id: string;
  readonly username: string;
  readonly path: string;
  readonly since: string;
  readonly designation_id: string | null;
}

interface Session {
  readonly year: number;
  readonly deadline: string;
  readonly minimum: number;
}

/** Plans of all officers in all sessions, in a believable mix of states; rows go in while the plans are drafts. */
export const plans: Seed = {
  name: "demo/plans",
  async run(db, { today }) {
    const sessions = await db.query<Session>(
      "select year, deadline::text as deadline, minimum_visits as minimum from plan_session order by year",
    );
    const planners = await db.query<Planner>(
      `select d.person_id, p.username, d.path, d.valid_from::text as since, p.designation_id
       from duty d join person p on p.id = d.person_id
       join role_permission r on r.role_id = d.role_id and r.permission = 'SUBMIT_VISIT_PLAN'
       where d.kind = 'PRIMARY' order by d.person_id`,
    );
    const placesOf = await readPlaces(db);
    for (const session of sessions) await planYear(db, session, planners, placesOf, today);
    // Counted once at the end, not a hundred thousand times on the way.
    await db.query(
      `insert into institute_year (year, institute_id, planned)
       select year, institute_id, count(*) from plan_row where institute_id is not null group by 1, 2`,
    );
  },
};

async function planYear(
  db: SeedDatabase,
  { year, deadline, minimum }: Session,
  planners: readonly Planner[],
  placesOf: Awaited<ReturnType<typeof readPlaces>>,
  today: string,
): Promise<void> {
  const isOpen = deadline >= today;
  const days = await workdaysOf(db, year);
  const turns = planners
    .filter(({ since }) => since <= `${year}-12-31`)
    .map((planner) => {
      const random = randomFor("plans", year, planner.username);
      const joinedLate = planner.since > deadline;
      return {
        planner,
        random,
        ...planTurn(random, planner.username, { isOpen, joinedLate, minimum }),
      };
    })
    .filter(({ end }) => end !== "NONE");
  await db.insertRows(
    "officer_plan",
    turns.map(({ planner }) => ({
      person_id: Number(planner.person_id),
      year,
      status: "DRAFT",
      path: planner.path,
      version: 1,
    })),
  );
  const planIds = await readPlanIds(db, year);
  await db.query("alter table plan_row disable trigger user");
  await insertRows(db, turns, planIds, { year, days, placesOf });
  await db.query("alter table plan_row enable trigger user");
  await finish(db, year, deadline, today, turns, planIds);
}

interface Turn {
  readonly planner: Planner;
  readonly random: ReturnType<typeof randomFor>;
  readonly end: PlanEnd;
  readonly visits: number;
}

async function insertRows(
  db: SeedDatabase,
  turns: readonly Turn[],
  planIds: ReadonlyMap<string, number>,
  {
    year,
    days,
    placesOf,
  }: {
    year: number;
    days: readonly string[];
    placesOf: Awaited<ReturnType<typeof readPlaces>>;
  },
): Promise<void> {
  const rows = function* () {
    for (const { planner, random, visits } of turns) {
      const usable = days.filter((day) => day >= planner.since);
      for (const row of demoRows(random, { visits, days: usable, ...placesOf(planner.path) })) {
        yield {
          officer_plan_id: planIds.get(planner.person_id) ?? 0,
          year,
          institute_id: row.place.instituteId,
          office_id: row.place.officeId,
          visit_date: row.visitDate,
          kind: row.kind,
          marked: false,
          path: row.place.path,
          isas_category: row.place.isasCategory,
          institute_type: row.place.instituteType,
          designation_id: planner.designation_id === null ? null : Number(planner.designation_id),
        };
      }
    }
  };
  await db.insertRows("plan_row", rows());
}

/** Submitted and returned as they would have been: before the deadline, or up to today while it runs. */
async function finish(
  db: SeedDatabase,
  year: number,
  deadline: string,
  today: string,
  turns: readonly Turn[],
  planIds: ReadonlyMap<string, number>,
): Promise<void> {
  const last = deadline < today ? deadline : today;
  const closed = turns
    .filter(({ end }) => end !== "DRAFT")
    .map(({ planner, random, end }) => ({
      id: planIds.get(planner.person_id) ?? 0,
      path: planner.path,
      end,
      at: `${later(addDays(last, -random.integer(end === "REJECTED" ? 4 : 1, 40)), planner.since)}T${String(random.integer(4, 10)).padStart(2, "0")}:${random.integer(10, 59)}:00Z`,
      comment: random.pick(RETURN_COMMENTS),
      notes: Array.from({ length: random.integer(1, 3) }, () => random.pick(ROW_NOTES)),
    }));
  await db.query(
    `update officer_plan o set status = c.end, submitted_at = c.at, changed_at = c.at,
       comment = case c.end when 'REJECTED' then c.comment end,
       returned_at = case c.end when 'REJECTED' then c.at + interval '3 days' end,
       returned_by = case c.end when 'REJECTED' then coalesce((
         select d.person_id from duty d join role_permission r on r.role_id = d.role_id and r.permission = 'SUPERVISE_SUBMITTED_PLAN'
         where d.kind = 'PRIMARY' and d.path <> c.path and c.path like d.path || '%' order by length(d.path) desc, d.person_id limit 1),
         (select id from person where username = 'director')) end
     from jsonb_to_recordset($1::jsonb) c (id bigint, path text, "end" text, at timestamptz, comment text) where o.id = c.id`,
    [JSON.stringify(closed).normalize("NFC")],
  );
  await db.query(
    `update officer_plan set changed_at = $2::timestamptz - make_interval(days => (id % 9)::int) where year = $1 and changed_at is null`,
    [year, `${last}T04:42:00Z`],
  );
  await markRows(
    db,
    closed.filter(({ end }) => end === "REJECTED"),
  );
}

interface Returned {
  readonly id: number;
  readonly notes: readonly string[];
}

/** The first rows after the plan's middle are the ones to correct. */
async function markRows(db: SeedDatabase, returned: readonly Returned[]): Promise<void> {
  for (const { id, notes } of returned) {
    await db.query(
      `update plan_row r set marked = true, note = ($2::text[])[m.position]
       from (select id, row_number() over (order by visit_date, id) as position from plan_row
         where officer_plan_id = $1 and extract(month from visit_date) between 6 and 12 order by visit_date, id limit $3) m where m.id = r.id`,
      [id, notes.map((note) => note.normalize("NFC")), notes.length],
    );
    await db.query(
      `insert into returned_plan_row (officer_plan_id, plan_row_id, institute_id, office_id, visit_date, kind, marked, note)
       select officer_plan_id, id, institute_id, office_id, visit_date, kind, marked, note from plan_row where officer_plan_id = $1`,
      [id],
    );
  }
}

async function readPlanIds(db: SeedDatabase, year: number): Promise<Map<string, number>> {
  const rows = await db.query<{ id: string; person_id: string }>(
    "select id, person_id from officer_plan where year = $1",
    [year],
  );
  return new Map(rows.map(({ id, person_id }) => [person_id, Number(id)]));
}

async function workdaysOf(db: SeedDatabase, year: number): Promise<string[]> {
  const holidays = await db.query<{ start: string; end: string }>(
    `select start_date::text as start, end_date::text as "end" from holiday where public`,
  );
  const days: string[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    const isFree = holidays.some(({ start, end }) => start <= day && day <= end);
    if (isWorkday(day) && !isFree) days.push(day);
  }
  return days;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
