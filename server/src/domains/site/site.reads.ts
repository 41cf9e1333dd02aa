import type { SiteContent } from "@shikkha/contract/site.ts";
import type { Database } from "../../platform/db/database.ts";
import { readSiteSettings } from "../settings/site-settings.lookup.ts";

/** What administrators have set, and nothing else: no placeholder is ever shown as a fact. */
export async function readSiteContent(db: Database): Promise<SiteContent> {
  const { contact, partners, stores, tutorials, faq } = await readSiteSettings(db);
  return {
    ...contact.value,
    ...partners.value,
    ...tutorials.value,
    ...faq.value,
    storeLinks: stores.value,
  };
}
