import { FIRST_PICTURES, siteCalls } from "@shikkha/contract/site.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { listPictures } from "./gallery.reads.ts";
import { insertMessage } from "./messages.writes.ts";
import { readSiteContent } from "./site.reads.ts";

export const siteDomain = defineDomain({
  calls: siteCalls,
  handlers: {
    content: async (_input, { db, platform }) => ({
      ...(await readSiteContent(db)),
      pictures: (await listPictures(db)).slice(0, FIRST_PICTURES),
      isDemo: platform.config.mode === "demo",
    }),
    sendMessage: async ({ body }, write) => ({ id: await insertMessage(write, body) }),
  },
});
