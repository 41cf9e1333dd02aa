import type { InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { lastDayOf, statusOf } from "@shikkha/contract/notices/notice.ts";
import {
  END_AFTER_START,
  endsAfterStart,
  SURVEY_ERRORS,
} from "@shikkha/contract/surveys/survey.ts";
import type { surveyCalls } from "@shikkha/contract/surveys/survey-calls.ts";
import type { Write } from "../../../platform/audit/audited.ts";
import type { Actor } from "../../../platform/auth/actor.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { withdrawMessages } from "../../notices/notices.lookup.ts";
import { PUBLISH_SURVEYS_JOB } from "../publish.commands.ts";
import { surveyLink } from "../survey-message.ts";
import { closeSurvey, deleteSurvey, startNow } from "../surveys.writes.ts";
import { getLocked } from "./write-survey.ts";

type Change = InputOf<typeof surveyCalls.setStatus>["body"];

/** Publishes what is upcoming at once, or closes what is upcoming or out. Nothing comes back from closed or expired. */
export async function changeStatus(
  { jobs, now }: Pick<Platform, "jobs" | "now">,
  { tx, record }: Write,
  actor: Actor,
  { id, version, status }: Change,
): Promise<ResponseOf<typeof surveyCalls.setStatus>> {
  const survey = await getLocked(tx, actor.scope, id, version);
  const before = statusOf(survey, now());
  const isLate = before === "CLOSED" || before === "EXPIRED";
  if (isLate || (status === "PUBLISHED" && before === "PUBLISHED"))
    throw new AppError(SURVEY_ERRORS.over);
  if (status === "PUBLISHED") {
    if (!endsAfterStart(now(), lastDayOf(survey.endsAt)))
      throw new AppError(ERRORS.invalid, {
        fields: [{ path: "dateTo", message: END_AFTER_START }],
      });
    await startNow(tx, id, now());
    await jobs.enqueue(tx, PUBLISH_SURVEYS_JOB, {});
  } else {
    await closeSurvey(tx, id, now());
  }
  record({ target: { kind: "survey", id }, before: { status: before }, after: { status } });
  return { id, version: version + 1, status };
}

/** Goes with its receivers and what they were told, unless somebody has answered: then it can only be closed. */
export async function removeSurvey(
  { tx, record }: Write,
  actor: Actor,
  id: number,
): Promise<{ id: number }> {
  const { nameBangla, nameEnglish, people } = await getLocked(tx, actor.scope, id);
  await deleteSurvey(tx, id);
  await withdrawMessages(tx, { kind: "SURVEY_PUBLISHED", link: surveyLink(id) });
  record({ target: { kind: "survey", id }, before: { nameBangla, nameEnglish, people } });
  return { id };
}
