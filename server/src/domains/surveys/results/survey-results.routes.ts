import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { surveyResultCalls } from "@shikkha/contract/surveys/survey-results.ts";
import type { Database } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { defineDomain } from "../../../platform/http/domain.ts";
import { surveysIn } from "../surveys.reads.ts";
import { loadAnsweredForms } from "./answered-forms.ts";
import { findAnswer, listAnswers, listTexts } from "./answers.reads.ts";
import { sendAnswers } from "./export-file.ts";
import { listRates } from "./figures.reads.ts";
import { isCounted, mergeQuestions } from "./merged-questions.rules.ts";
import { summarise } from "./summarise.ts";

export const surveyResultsDomain = defineDomain({
  calls: surveyResultCalls,
  handlers: {
    summary: async ({ params, query }, { scope, db, platform }) => {
      await requireSurvey(scope, db, params.id);
      return summarise(platform.readDb, params.id, query, platform.now());
    },
    rates: async ({ params, query }, { scope, db, platform }) => {
      await requireSurvey(scope, db, params.id);
      return listRates(platform.readDb, params.id, query);
    },
    texts: async ({ params, query }, { scope, db, platform }) => {
      await requireSurvey(scope, db, params.id);
      await requireWritten(platform.readDb, params.id, params.questionId);
      return listTexts(platform.readDb, params.id, params.questionId, query);
    },
    answers: async ({ params, query }, { scope, db, platform }) => {
      await requireSurvey(scope, db, params.id);
      return listAnswers(platform.readDb, params.id, query);
    },
    answer: async ({ params }, { scope, db, platform }) => {
      await requireSurvey(scope, db, params.id);
      const answer = await findAnswer(platform.readDb, params.id, params.answerId);
      if (!answer) throw new AppError(ERRORS.notFound);
      return answer;
    },
    download: async ({ params, query }, { scope, tx, platform, language, exchange, record }) => {
      const { surveyId, ...place } = query;
      await requireSurvey(scope, tx, surveyId);
      const { format } = params;
      record({ target: { kind: "survey", id: surveyId }, after: { format, ...place } });
      return sendAnswers(exchange.reply, platform.readDb, { surveyId, place, format, language });
    },
  },
});

/** Whoever manages a survey sees all of its results: nobody outside the manager's jurisdiction received it. */
async function requireSurvey(scope: Scope, db: Database, id: number): Promise<void> {
  const row = await surveysIn(scope, db).select("s.id").where("s.id", "=", id).executeTakeFirst();
  if (!row) throw new AppError(ERRORS.notFound);
}

/** Only what was written is read line by line; what was chosen is counted. */
async function requireWritten(db: Database, surveyId: number, questionId: number): Promise<void> {
  const forms = await loadAnsweredForms(db, surveyId);
  const asked = mergeQuestions(forms.map(({ form }) => form)).find(
    ({ node }) => node.question.id === questionId,
  );
  if (!asked || isCounted(asked)) throw new AppError(ERRORS.notFound);
}
