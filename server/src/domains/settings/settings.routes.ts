import { settingsCalls } from "@shikkha/contract/settings.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { sendTestMail, sendTestSms } from "./send-test.commands.ts";
import { saveGroup } from "./settings.commands.ts";
import { readAllSettings } from "./settings.reads.ts";

export const settingsDomain = defineDomain({
  calls: settingsCalls,
  handlers: {
    all: (_input, { db }) => readAllSettings(db),
    saveNotification: ({ body }, { platform, ...write }) =>
      saveGroup(platform.secrets, write, { group: "notification", ...body }),
    saveEmail: ({ body }, { platform, ...write }) =>
      saveGroup(platform.secrets, write, { group: "email", ...body }),
    saveSms: ({ body }, { platform, ...write }) =>
      saveGroup(platform.secrets, write, { group: "sms", ...body }),
    saveWeek: ({ body }, { platform, ...write }) =>
      saveGroup(platform.secrets, write, { group: "week", ...body }),
    saveFiles: ({ body }, { platform, ...write }) =>
      saveGroup(platform.secrets, write, { group: "files", ...body }),
    saveQuiet: ({ body }, { platform, ...write }) =>
      saveGroup(platform.secrets, write, { group: "quiet", ...body }),
    testMail: ({ body }, { platform, language, ...write }) =>
      sendTestMail(platform, write, body.to, language),
    testSms: ({ body }, { platform, language, ...write }) =>
      sendTestSms(platform, write, body.to, language),
  },
});
