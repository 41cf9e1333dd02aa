import { sweepFiles } from "../../platform/files/sweep-files.ts";
import type { Job } from "../../platform/jobs/jobs.ts";
import { GALLERY_FOLDER } from "./gallery.commands.ts";
import { listPictures } from "./gallery.reads.ts";

/** Nightly: the files of pictures that were deleted. */
export const sweepPictures: Job = {
  name: "site.sweepPictures",
  cron: "50 2 * * *",
  run: async (_data, { db, files, now }) => {
    const pictures = await listPictures(db);
    const used = new Set(pictures.flatMap(({ largeKey, smallKey }) => [largeKey, smallKey]));
    await sweepFiles(files, GALLERY_FOLDER, used, now());
  },
};
