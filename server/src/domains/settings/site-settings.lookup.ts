import * as z from "zod/mini";
import type { SettingName } from "@shikkha/contract/setting-names.ts";
import { type AllSiteSettings, siteSettingsCalls } from "@shikkha/contract/site-settings.ts";
import type { Database } from "../../platform/db/database.ts";

/** Nothing invented: what administrators have not set is not there. */
const NOTHING: AllSiteSettings = {
  contact: {
    value: { hotline: null, messagingContact: null, email: null, address: null },
    version: 0,
  },
  partners: { value: { partners: [] }, version: 0 },
  stores: { value: { android: null, ios: null }, version: 0 },
  tutorials: { value: { tutorials: [] }, version: 0 },
  faq: { value: { faq: [] }, version: 0 },
};

/** Everything the public pages and the help centre are told by administrators. */
export async function readSiteSettings(db: Database): Promise<AllSiteSettings> {
  const names = Object.keys(NOTHING).map((group) => `site.${group}` as SettingName);
  const rows = await db
    .selectFrom("setting")
    .select(["name", "value", "version"])
    .where("name", "in", names)
    .execute();
  const stored = rows.map(({ name, ...row }) => [name.replace(/^site\./, ""), row] as const);
  return z.parse(siteSettingsCalls.all.response, { ...NOTHING, ...Object.fromEntries(stored) });
}
