import { createHash } from "node:crypto";
import { readAnswers } from "@shikkha/contract/forms/read-answers.ts";
import { scoreForm } from "@shikkha/contract/forms/scoring.ts";
import type { InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { mySurveyCalls } from "@shikkha/contract/surveys/my-surveys.ts";
import { SURVEY_ERRORS } from "@shikkha/contract/surveys/survey.ts";
import type { Write } from "../../../platform/audit/audited.ts";
import type { Database } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { compilePattern } from "../../forms/forms.lookup.ts";
import { findOwnAnswer, keepAnswer, lockReceived } from "../answers.writes.ts";
import { getCompiled } from "../compiled-version.ts";
import { isOpen } from "../surveys.rules.ts";

type Input = InputOf<typeof mySurveyCalls.answer>;
type Answered = ResponseOf<typeof mySurveyCalls.answer>;

/** One answer per receiver: the first is stored, a later one takes its place, a repeat changes nothing. */
export async function answerSurvey(
  { db, now }: { readonly db: Database; readonly now: Date },
  { tx, record }: Write,
  personId: number,
  { params, body }: Input,
): Promise<Answered> {
  const survey = await lockReceived(tx, personId, params.id);
  if (!survey) throw new AppError(ERRORS.notFound);
  const earlier = await findOwnAnswer(tx, personId, survey.id);
  const formVersionId = earlier?.formVersionId ?? survey.formVersionId;
  const form = await getCompiled(db, formVersionId, tx);
  const { answers, faults } = readAnswers(form, body.answers, compilePattern);
  const clientHash = createHash("sha256").update(JSON.stringify(answers)).digest("hex");
  const target = { kind: "survey", id: survey.id };
  if (earlier?.clientId === body.clientId) {
    if (earlier.clientHash !== clientHash) throw new AppError(ERRORS.idReused);
    record({ target, after: { repeated: true } });
    return {
      id: survey.id,
      version: earlier.version,
      answeredAt: earlier.answeredAt.toISOString(),
    };
  }
  if (!isOpen(survey, now)) throw new AppError(SURVEY_ERRORS.notOpen);
  if ((earlier?.version ?? null) !== body.version) throw new AppError(ERRORS.stale);
  if (faults.length > 0)
    throw new AppError(SURVEY_ERRORS.faulty, {
      blanks: { count: faults.length },
      fields: faults.map(({ questionId, message }) => ({ path: `answers.${questionId}`, message })),
    });
  const { version, answeredAt } = await keepAnswer(tx, {
    surveyId: survey.id,
    personId,
    clientId: body.clientId,
    clientHash,
    formVersionId,
    answers,
    score: scoreForm(form, answers).score,
    at: now,
  });
  // What someone answered is theirs and the survey's; the trail keeps that they did.
  record({
    target,
    before: earlier && { version: earlier.version },
    after: { version, answered: Object.keys(answers).length },
  });
  return { id: survey.id, version, answeredAt: answeredAt.toISOString() };
}
