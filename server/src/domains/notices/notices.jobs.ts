import { CHANNELS } from "@shikkha/contract/settings.ts";
import type { Job } from "../../platform/jobs/jobs.ts";
import { deliverDue } from "./delivery/deliver.ts";
import { DELIVER_JOB, PUBLISH_JOB, publishDue } from "./publish.commands.ts";
import { sweepFiles } from "./sweep-files.ts";

/** Hands out what is due: at the minute a notice asks for, and each minute in case that was missed. */
export const publish: Job = {
  name: PUBLISH_JOB,
  cron: "* * * * *",
  atStart: true,
  retries: 0,
  run: (_data, context) => publishDue(context),
};

/** Sends what waits on every channel; each minute, at once after a handing out, and when a copy of the server starts. */
export const deliver: Job = {
  name: DELIVER_JOB,
  cron: "* * * * *",
  atStart: true,
  retries: 0,
  run: async (_data, context) => {
    await Promise.all(CHANNELS.map((channel) => deliverDue(channel, context)));
  },
};

/** Nightly: files uploaded for a notice that was never saved, or taken off one. */
export const sweepAttachments: Job = {
  name: "notices.sweepAttachments",
  cron: "45 2 * * *",
  run: (_data, context) => sweepFiles(context),
};
