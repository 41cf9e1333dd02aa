import { sweepFiles } from "../../platform/files/sweep-files.ts";
import type { Job } from "../../platform/jobs/jobs.ts";
import { LOGO_FOLDER } from "./site-settings.commands.ts";
import { readSiteSettings } from "./site-settings.lookup.ts";

/** Nightly: logos that were replaced, or chosen and never saved. */
export const sweepLogos: Job = {
  name: "settings.sweepLogos",
  cron: "45 2 * * *",
  run: async (_data, { db, files, now }) => {
    const { partners } = (await readSiteSettings(db)).partners.value;
    const used = new Set(partners.flatMap(({ logo }) => logo?.key ?? []));
    await sweepFiles(files, LOGO_FOLDER, used, now());
  },
};
