import { compileForm } from "@shikkha/contract/forms/compile-form.ts";
import { readAnswers } from "@shikkha/contract/forms/read-answers.ts";
import { readTree } from "@shikkha/contract/forms/read-tree.ts";
import type { Answers } from "@shikkha/contract/forms/question.ts";
import { checkFacts, readFacts, type VisitFacts } from "@shikkha/contract/visits/visit-facts.ts";
import { rateVisit, type VisitRatings } from "@shikkha/contract/visits/visit-ratings.ts";
import { VISIT_ERRORS } from "@shikkha/contract/visits/visit-errors.ts";
import { KIND_OF, type VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { compilePattern, findFormVersion } from "../forms/forms.lookup.ts";

export interface ReadReport extends VisitRatings {
  readonly formVersionId: number;
  readonly answers: Answers;
  readonly facts: VisitFacts;
}

/** The answers judged on the version of the form they were given on; every fault is named by its question. */
export async function readReport(
  db: Database,
  kind: VisitKind,
  formVersionId: number,
  given: unknown,
): Promise<ReadReport> {
  const version = await findFormVersion(db, formVersionId);
  if (version?.formType !== KIND_OF[kind]) throw new AppError(VISIT_ERRORS.otherForm);
  const form = compileForm(readTree(version.questions).tree);
  const { answers, faults } = readAnswers(form, given, compilePattern);
  const all = [...faults, ...checkFacts(form, answers)];
  if (all.length > 0)
    throw new AppError(VISIT_ERRORS.wrongAnswers, {
      blanks: { count: all.length },
      fields: all.map(({ questionId, message }) => ({ path: `answers.${questionId}`, message })),
    });
  return { formVersionId, answers, facts: readFacts(form, answers), ...rateVisit(form, answers) };
}
