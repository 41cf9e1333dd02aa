import * as z from "zod/mini";
import { notificationSettings } from "@shikkha/contract/settings.ts";
import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import type { Database } from "../../platform/db/database.ts";
import type { SystemMessage } from "../notices/notices.lookup.ts";
import { findSetting } from "../settings/settings.lookup.ts";

const PLACES: Readonly<Record<VisitKind, string>> = {
  general: "/general-visits",
  classroom: "/curriculum-visits",
  office: "/office-visits",
};

/** What an officer is told when a report comes back, by the channels that returned plans use. */
export async function returnMessage(
  db: Database,
  visit: { readonly kind: VisitKind; readonly visitId: number; readonly comment: string },
): Promise<Omit<SystemMessage, "personIds">> {
  const stored = z.safeParse(notificationSettings, await findSetting(db, "notification"));
  return {
    kind: "VISIT_RETURNED",
    title: {
      bn: "পরিদর্শন প্রতিবেদন সংশোধনের জন্য ফেরত এসেছে",
      en: "A visit report was returned for correction",
    },
    body: { bn: visit.comment, en: visit.comment },
    message: "আপনার পরিদর্শন প্রতিবেদন সংশোধনের জন্য ফেরত এসেছে। সংশোধন করে আবার জমা দিন। -মাউশি",
    link: `${PLACES[visit.kind]}/${visit.visitId}`,
    channels: stored.success ? stored.data.rejection.media : ["SMS", "EMAIL"],
  };
}
