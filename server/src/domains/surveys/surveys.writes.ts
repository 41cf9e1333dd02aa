import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { ReceiverRule } from "@shikkha/contract/notices/receivers.ts";
import type { Transaction } from "../../platform/db/database.ts";

export interface SurveyFacts {
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly formVersionId: number;
  readonly receivers: ReceiverRule;
  readonly people: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface NewSurvey extends SurveyFacts {
  readonly clientId: string;
  readonly clientHash: string;
  readonly authorId: number;
  readonly scope: Scope;
}

const changed = { modified_at: sql<Date>`now()`, version: sql<number>`version + 1` };

const columnsOf = (facts: SurveyFacts) => ({
  name_bn: facts.nameBangla,
  name_en: facts.nameEnglish,
  form_version_id: facts.formVersionId,
  receivers: JSON.stringify(facts.receivers),
  people: facts.people,
  starts_at: facts.startsAt,
  ends_at: facts.endsAt,
});

/** Undefined when a survey with this client id is there already; it waits for one that is just being written. */
export async function insertSurvey(
  tx: Transaction,
  survey: NewSurvey,
): Promise<number | undefined> {
  const row = await tx
    .insertInto("survey")
    .values({
      ...columnsOf(survey),
      client_id: survey.clientId,
      client_hash: survey.clientHash,
      author_id: survey.authorId,
      level: survey.scope.level,
      path: survey.scope.path,
    })
    .onConflict((conflict) => conflict.column("client_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

const times = ["starts_at as startsAt", "ends_at as endsAt", "closed_at as closedAt"] as const;

export async function findSurveyOfClient(tx: Transaction, clientId: string) {
  return tx
    .selectFrom("survey")
    .select(["id", "version", "client_hash as clientHash", "author_id as authorId", ...times])
    .where("client_id", "=", clientId)
    .executeTakeFirst();
}

export type LockedSurvey = NonNullable<Awaited<ReturnType<typeof lockSurvey>>>;

/** One writer at a time for a survey, the clock included. */
export async function lockSurvey(tx: Transaction, id: number) {
  return tx
    .selectFrom("survey")
    .innerJoin("form_version as v", "v.id", "survey.form_version_id")
    .select(["survey.id", "name_bn as nameBangla", "name_en as nameEnglish", "path", "version"])
    .select(["receivers", "people", "v.form_id as formId", "v.id as formVersionId", ...times])
    .where("survey.id", "=", id)
    .forUpdate("survey")
    .executeTakeFirst();
}

/** Another rule has to be worked out anew; until then those who had it keep it. */
export async function updateSurvey(
  tx: Transaction,
  id: number,
  facts: SurveyFacts,
  hasOtherReceivers: boolean,
): Promise<void> {
  await tx
    .updateTable("survey")
    .set({
      ...columnsOf(facts),
      ...changed,
      ...(hasOtherReceivers && { handed_out_at: null }),
    })
    .where("id", "=", id)
    .execute();
}

export async function startNow(tx: Transaction, id: number, startsAt: Date): Promise<void> {
  await tx
    .updateTable("survey")
    .set({ starts_at: startsAt, ...changed })
    .where("id", "=", id)
    .execute();
}

export async function closeSurvey(tx: Transaction, id: number, closedAt: Date): Promise<void> {
  await tx
    .updateTable("survey")
    .set({ closed_at: closedAt, ...changed })
    .where("id", "=", id)
    .execute();
}

/** Takes its receivers with it; the database itself refuses while there are answers. */
export async function deleteSurvey(tx: Transaction, id: number): Promise<void> {
  await tx.deleteFrom("survey").where("id", "=", id).execute();
}
