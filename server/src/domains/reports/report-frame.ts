import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { Database } from "../../platform/db/database.ts";
import type { TableFile } from "../../platform/export/table-file.ts";
import { findPreparer } from "./preparer.reads.ts";
import { ISSUER, joined, momentWords } from "./report-words.ts";

export type ReportFrame = Pick<
  TableFile<never>,
  "issuer" | "preparedBy" | "preparedAt" | "language"
>;

/** What stands round every report: who issues it, who prepared it and when. */
export async function reportFrame(
  db: Database,
  {
    personId,
    at,
    language,
  }: { readonly personId: number; readonly at: Date; readonly language: Language },
): Promise<ReportFrame> {
  const preparer = await findPreparer(db, personId);
  const by = joined([{ bn: "প্রস্তুত", en: "Prepared" }, preparer], ": ");
  const when = joined([{ bn: "তৈরির সময়", en: "Made at" }, momentWords(at)], ": ");
  return { issuer: ISSUER, preparedBy: joined([by, when], " · "), preparedAt: at, language };
}
