import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { SURVEY_ERRORS } from "@shikkha/contract/surveys/survey.ts";
import { surveyCalls } from "@shikkha/contract/surveys/survey-calls.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { changeStatus, removeSurvey } from "./commands/change-status.ts";
import { changeSurvey, createSurvey } from "./commands/write-survey.ts";
import { findSurvey, listTemplates } from "./survey-detail.reads.ts";
import { publishSurveys } from "./surveys.jobs.ts";
import { listSurveys } from "./surveys.reads.ts";

export const surveysDomain = defineDomain({
  calls: surveyCalls,
  jobs: [publishSurveys],
  constraints: { survey_answer_receiver_exists: SURVEY_ERRORS.hasAnswers },
  handlers: {
    list: ({ query }, { scope, db, platform }) => listSurveys(scope, db, query, platform.now()),
    templates: (_input, { scope, db }) => listTemplates(scope, db),
    detail: async ({ params }, { scope, db, platform }) => {
      const survey = await findSurvey(scope, db, params.id, platform.now());
      if (!survey) throw new AppError(ERRORS.notFound);
      return survey;
    },
    create: ({ body }, { platform, actor, ...write }) => createSurvey(platform, write, actor, body),
    update: (input, { platform, actor, ...write }) => changeSurvey(platform, write, actor, input),
    setStatus: ({ body }, { platform, actor, ...write }) =>
      changeStatus(platform, write, actor, body),
    remove: ({ params }, { actor, ...write }) => removeSurvey(write, actor, params.id),
  },
});
