import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import type { Job } from "../../platform/jobs/jobs.ts";
import { PHOTO_FOLDER } from "./photo.commands.ts";
import { listHeldKeys } from "./photos.reads.ts";

const DAY_MS = 86_400_000;
/** Days that are looked through each night; two would do, a week forgives nights on which nothing ran. */
const DAYS = 8;

/** Nightly: files of uploads that were cut off and never repeated. Today's and yesterday's may still be on their way. */
export const sweepVisitPhotos: Job = {
  name: "visits.sweepPhotos",
  cron: "10 3 * * *",
  run: async (_data, { db, files, now }) => {
    for (let ago = 2; ago <= DAYS; ago += 1) {
      const day = dayInDhaka(new Date(now().getTime() - ago * DAY_MS));
      const keys = await files.list(`${PHOTO_FOLDER}/${day}/`);
      const held = await listHeldKeys(db, keys);
      for (const key of keys) if (!held.has(key)) await files.remove(key);
    }
  },
};
