import { type Expression, sql, type SqlBool } from "kysely";
import type { PlanSession } from "@shikkha/contract/plans/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { isOpen, sessionNames } from "./sessions.rules.ts";

interface Row {
  readonly id: number;
  readonly year: number;
  readonly deadline: string;
  readonly minimumVisits: number;
  readonly minimumByCategory: PlanSession["minimumByCategory"];
  readonly version: number;
  readonly draft: number;
  readonly submitted: number;
  readonly rejected: number;
}

async function sessions(
  db: Database,
  today: string,
  where: Expression<SqlBool>,
): Promise<PlanSession[]> {
  const { rows } = await sql<Row>`
    select s.id, s.year, s.deadline, s.minimum_visits as "minimumVisits", s.minimum_by_category as "minimumByCategory", s.version,
      count(p.id) filter (where p.status in ('DRAFT', 'NEWJOINED'))::int as draft,
      count(p.id) filter (where p.status = 'SUBMITTED')::int as submitted, count(p.id) filter (where p.status = 'REJECTED')::int as rejected
    from plan_session s left join officer_plan p on p.year = s.year
    where ${where} group by s.id order by s.year desc`.execute(db);
  return rows.map(({ draft, submitted, rejected, ...row }) => ({
    ...row,
    ...sessionNames(row.year),
    status: isOpen(row.deadline, today) ? "ONGOING" : "COMPLETED",
    plans: { draft, submitted, rejected },
  }));
}

export function listSessions(db: Database, today: string): Promise<PlanSession[]> {
  return sessions(db, today, sql<SqlBool>`true`);
}

export async function findSession(
  db: Database,
  today: string,
  id: number,
): Promise<PlanSession | undefined> {
  return (await sessions(db, today, sql<SqlBool>`s.id = ${id}`))[0];
}

export async function findSessionOfYear(
  db: Database,
  today: string,
  year: number,
): Promise<PlanSession | undefined> {
  return (await sessions(db, today, sql<SqlBool>`s.year = ${year}`))[0];
}

export async function findOngoing(db: Database, today: string): Promise<PlanSession | undefined> {
  return (await sessions(db, today, sql<SqlBool>`s.deadline >= ${today}`))[0];
}

export async function findDeadline(db: Database, year: number): Promise<string | undefined> {
  const session = await db
    .selectFrom("plan_session")
    .select("deadline")
    .where("year", "=", year)
    .executeTakeFirst();
  return session?.deadline;
}
