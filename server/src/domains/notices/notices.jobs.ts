import { CHANNELS } from "@shikkha/contract/settings.ts";
import type { Job } from "../../platform/jobs/jobs.ts";
import { deliverDue } from "./delivery/deliver.ts";

/** Sends what waits on every channel; each minute, at once after a handing out, and when a copy of the server starts. */
export const deliver: Job = {
  name: "notices.deliver",
  cron: "* * * * *",
  atStart: true,
  retries: 0,
  run: async (_data, context) => {
    await Promise.all(CHANNELS.map((channel) => deliverDue(channel, context)));
  },
};
