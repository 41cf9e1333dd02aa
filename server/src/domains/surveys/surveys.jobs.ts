import type { Job } from "../../platform/jobs/jobs.ts";
import { PUBLISH_SURVEYS_JOB, publishDueSurveys } from "./publish.commands.ts";

/** Hands out what is due: at the minute a survey begins, and each minute in case that was missed. */
export const publishSurveys: Job = {
  name: PUBLISH_SURVEYS_JOB,
  cron: "* * * * *",
  atStart: true,
  retries: 0,
  run: (_data, context) => publishDueSurveys(context),
};
