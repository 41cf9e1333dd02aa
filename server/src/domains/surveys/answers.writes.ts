import { sql } from "kysely";
import type { Answers } from "@shikkha/contract/forms/question.ts";
import type { Transaction } from "../../platform/db/database.ts";

/** The survey someone received and their answer so far; one sending of theirs at a time. */
export async function lockReceived(tx: Transaction, personId: number, surveyId: number) {
  return tx
    .selectFrom("survey_receiver as r")
    .innerJoin("survey as s", "s.id", "r.survey_id")
    .select(["s.id", "r.path", "s.form_version_id as formVersionId"])
    .select(["s.starts_at as startsAt", "s.ends_at as endsAt", "s.closed_at as closedAt"])
    .where("r.survey_id", "=", surveyId)
    .where("r.person_id", "=", personId)
    .forUpdate("r")
    .executeTakeFirst();
}

/** After the lock, so that it sees what the sending before it stored. */
export async function findOwnAnswer(tx: Transaction, personId: number, surveyId: number) {
  return tx
    .selectFrom("survey_answer")
    .select(["id", "version", "client_id as clientId", "client_hash as clientHash"])
    .select(["form_version_id as formVersionId", "modified_at as answeredAt"])
    .where("survey_id", "=", surveyId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
}

export interface SentAnswer {
  readonly surveyId: number;
  readonly personId: number;
  readonly clientId: string;
  readonly clientHash: string;
  readonly formVersionId: number;
  readonly answers: Answers;
  readonly score: number | null;
  readonly at: Date;
}

/** The first one, or the one that takes the place of an earlier. */
export async function keepAnswer(
  tx: Transaction,
  sent: SentAnswer,
): Promise<{ version: number; answeredAt: Date }> {
  const content = {
    client_id: sent.clientId,
    client_hash: sent.clientHash,
    answers: JSON.stringify(sent.answers),
    score: sent.score,
    modified_at: sent.at,
  };
  return tx
    .insertInto("survey_answer")
    .values({
      ...content,
      survey_id: sent.surveyId,
      person_id: sent.personId,
      form_version_id: sent.formVersionId,
      submitted_at: sent.at,
    })
    .onConflict((conflict) =>
      conflict
        .constraint("survey_answer_once")
        .doUpdateSet({ ...content, version: sql<number>`survey_answer.version + 1` }),
    )
    .returning(["version", "modified_at as answeredAt"])
    .executeTakeFirstOrThrow();
}
