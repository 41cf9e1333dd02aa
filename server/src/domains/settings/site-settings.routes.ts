import { siteSettingsCalls } from "@shikkha/contract/site-settings.ts";
import { sendPicture } from "../../platform/files/stored-picture.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { LOGO_FOLDER, savePartners, saveSiteGroup, storeLogo } from "./site-settings.commands.ts";
import { sweepLogos } from "./settings.jobs.ts";
import { readSiteSettings } from "./site-settings.lookup.ts";

export const siteSettingsDomain = defineDomain({
  calls: siteSettingsCalls,
  jobs: [sweepLogos],
  handlers: {
    all: (_input, { db }) => readSiteSettings(db),
    saveContact: ({ body }, { platform, ...write }) =>
      saveSiteGroup(platform, write, "contact", body),
    savePartners: ({ body }, { platform, ...write }) => savePartners(platform, write, body),
    saveStores: ({ body }, { platform, ...write }) =>
      saveSiteGroup(platform, write, "stores", body),
    saveTutorials: ({ body }, { platform, ...write }) =>
      saveSiteGroup(platform, write, "tutorials", body),
    saveFaq: ({ body }, { platform, ...write }) => saveSiteGroup(platform, write, "faq", body),
    uploadLogo: ({ file }, { platform, ...write }) => storeLogo(platform, write, file),
    logo: ({ params: { day, name } }, { platform, exchange }) =>
      sendPicture(exchange.reply, platform.files, `${LOGO_FOLDER}/${day}/${name}`, "everyone"),
  },
});
