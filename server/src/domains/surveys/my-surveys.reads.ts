import { sql } from "kysely";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import { statusOf } from "@shikkha/contract/notices/notice.ts";
import type {
  mySurveyCalls,
  ReceivedState,
  ReceivedSurvey,
  ReceivedSurveyDetail,
} from "@shikkha/contract/surveys/my-surveys.ts";
import type { WireQuestion } from "@shikkha/contract/forms/wire-tree.ts";
import type { Database } from "../../platform/db/database.ts";
import { receivedState } from "./surveys.rules.ts";

type ListQuery = InputOf<typeof mySurveyCalls.list>["query"];

/** What someone has received; an answer comes under the version it was given on. */
function receivedBy(personId: number, db: Database) {
  return db
    .selectFrom("survey_receiver as r")
    .innerJoin("survey as s", "s.id", "r.survey_id")
    .leftJoin("survey_answer as a", (join) =>
      join.onRef("a.survey_id", "=", "r.survey_id").onRef("a.person_id", "=", "r.person_id"),
    )
    .innerJoin("form_version as v", (join) =>
      join.on(sql<boolean>`v.id = coalesce(a.form_version_id, s.form_version_id)`),
    )
    .where("r.person_id", "=", personId);
}

/** The same as receivedState() of the rules, for counting and filtering. */
const stateAt = (now: Date) => sql<ReceivedState>`case
  when a.id is not null then 'ANSWERED'
  when s.closed_at is null and s.ends_at > ${now} then 'OPEN'
  else 'PAST' end`;

function shown(rows: ReturnType<typeof receivedBy>) {
  return rows
    .select(["s.id", "s.name_bn as nameBangla", "s.name_en as nameEnglish"])
    .select(["s.starts_at as startsAt", "s.ends_at as endsAt", "s.closed_at as closedAt"])
    .select(["v.question_count as questionCount", "a.modified_at as answeredAt"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof shown>["execute"]>>[number];

function toRow({ closedAt, startsAt, endsAt, answeredAt, ...row }: Row, now: Date): ReceivedSurvey {
  const times = { startsAt, endsAt, closedAt };
  return {
    id: row.id,
    nameBangla: row.nameBangla,
    nameEnglish: row.nameEnglish,
    questionCount: row.questionCount,
    state: receivedState(times, answeredAt !== null, now),
    status: statusOf(times, now),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** What waits for an answer first, by what ends soonest; then the rest, the latest first. */
export async function listReceived(
  personId: number,
  db: Database,
  { page, size, state }: ListQuery,
  now: Date,
) {
  const received = receivedBy(personId, db);
  const [counted, rows] = await Promise.all([
    received
      .select([stateAt(now).as("state"), (eb) => eb.fn.countAll<number>().as("number")])
      .groupBy(sql`1`)
      .execute(),
    shown(received)
      .$if(state !== undefined, (matching) => matching.where(stateAt(now), "=", state ?? null))
      .orderBy(sql`${stateAt(now)} <> 'OPEN'`)
      .orderBy(sql`case when ${stateAt(now)} = 'OPEN' then s.ends_at end`)
      .orderBy("s.ends_at", "desc")
      .orderBy("s.id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
  ]);
  const countOf = (one: ReceivedState) => counted.find((row) => row.state === one)?.number ?? 0;
  const byState = {
    OPEN: countOf("OPEN"),
    ANSWERED: countOf("ANSWERED"),
    PAST: countOf("PAST"),
  };
  const total =
    state === undefined ? byState.OPEN + byState.ANSWERED + byState.PAST : byState[state];
  return { items: rows.map((row) => toRow(row, now)), page, size, total, byState };
}

export async function findReceived(
  personId: number,
  db: Database,
  id: number,
  now: Date,
): Promise<ReceivedSurveyDetail | undefined> {
  const row = await shown(receivedBy(personId, db))
    .select([
      sql<WireQuestion[]>`v.tree`.as("questions"),
      sql<ReceivedSurveyDetail["answers"]>`a.answers`.as("answers"),
      "a.version",
    ])
    .where("s.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { questions, answers, version } = row;
  return { ...toRow(row, now), questions, answers, version };
}
