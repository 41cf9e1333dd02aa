import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { mySurveyCalls } from "@shikkha/contract/surveys/my-surveys.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { answerSurvey } from "./commands/answer-survey.ts";
import { findReceived, listReceived } from "./my-surveys.reads.ts";

export const mySurveysDomain = defineDomain({
  calls: mySurveyCalls,
  constraints: { survey_answer_client_id_unique: ERRORS.idReused },
  handlers: {
    list: ({ query }, { actor, db, platform }) =>
      listReceived(actor.personId, db, query, platform.now()),
    detail: async ({ params }, { actor, db, platform }) => {
      const survey = await findReceived(actor.personId, db, params.id, platform.now());
      if (!survey) throw new AppError(ERRORS.notFound);
      return survey;
    },
    answer: (input, { platform, actor, ...write }) =>
      answerSurvey({ db: platform.db, now: platform.now() }, write, actor.personId, input),
  },
});
