import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { instituteImportCalls } from "@shikkha/contract/institute-import.ts";
import type { InstituteRow } from "@shikkha/contract/institutes.ts";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Fact, TableFile } from "../../platform/export/table-file.ts";
import { listPlaceNames, type ReportFrame, same } from "../reports/reports.lookup.ts";
import { instituteColumns } from "./institute-columns.ts";
import { INSTITUTE_TYPES, MANAGEMENT } from "./institute-words.ts";
import { streamInstitutes } from "./institutes.reads.ts";

interface Source {
  readonly scope: Scope;
  readonly db: Database;
  readonly query: InputOf<typeof instituteImportCalls.download>["query"];
  readonly signal: AbortSignal;
}

/** The institutes of the list as it is filtered. */
export async function instituteListFile(
  { scope, db, query, signal }: Source,
  frame: ReportFrame,
): Promise<TableFile<InstituteRow>> {
  const { zone, district, upazila, type, mgmtType, isasCategory, searchParam } = query;
  const ids = [zone, district, upazila].filter((id) => id !== undefined);
  const facts: (Fact | undefined | "")[] = [
    { label: { bn: "এলাকা", en: "Area" }, value: await listPlaceNames(db, ids) },
    type && { label: { bn: "ধরন", en: "Type" }, value: INSTITUTE_TYPES[type] },
    mgmtType && { label: { bn: "ব্যবস্থাপনা", en: "Management" }, value: MANAGEMENT[mgmtType] },
    isasCategory && { label: { bn: "আইএসএএস", en: "ISAS" }, value: same(isasCategory) },
    searchParam && { label: { bn: "অনুসন্ধান", en: "Search" }, value: same(searchParam) },
  ];
  return {
    ...frame,
    title: { bn: "প্রতিষ্ঠানের তালিকা", en: "Institute list" },
    facts: facts.filter((fact) => typeof fact === "object"),
    columns: instituteColumns,
    rows: streamInstitutes(scope, db, query, signal),
  };
}
