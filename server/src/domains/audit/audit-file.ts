import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import { AUDIT_TYPE_NAMES } from "@shikkha/contract/audit-words.ts";
import type { AuditLogEntry } from "@shikkha/contract/audit.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Fact, TableFile } from "../../platform/export/table-file.ts";
import {
  dayWords,
  findDesignation,
  findPreparer,
  listPlaceNames,
  type ReportFrame,
} from "../reports/reports.lookup.ts";
import { auditColumns } from "./audit-columns.ts";
import { type AuditFilter, streamActionLogs } from "./audit.reads.ts";

interface Source {
  readonly scope: Scope;
  readonly db: Database;
  readonly query: AuditFilter;
  readonly signal: AbortSignal;
}

/** The log as it is filtered. */
export async function auditFile(
  { scope, db, query, signal }: Source,
  frame: ReportFrame,
): Promise<TableFile<AuditLogEntry>> {
  return {
    ...frame,
    title: { bn: "নিরীক্ষা লগ", en: "Audit log" },
    facts: await factsOf(db, query),
    columns: auditColumns,
    rows: await streamActionLogs(scope, db, query, signal),
  };
}

async function factsOf(db: Database, query: AuditFilter): Promise<Fact[]> {
  const { zone, district, upazila, designation, actionType, officerId, fromDate, toDate } = query;
  const ids = [zone, district, upazila].filter((id) => id !== undefined);
  const facts: (Fact | undefined)[] = [
    { label: { bn: "এলাকা", en: "Area" }, value: await listPlaceNames(db, ids) },
    fromDate === undefined
      ? undefined
      : { label: { bn: "শুরুর তারিখ", en: "From" }, value: dayWords(fromDate) },
    toDate === undefined
      ? undefined
      : { label: { bn: "শেষ তারিখ", en: "To" }, value: dayWords(toDate) },
    actionType && { label: { bn: "ধরন", en: "Type" }, value: AUDIT_TYPE_NAMES[actionType] },
    designation === undefined
      ? undefined
      : { label: { bn: "পদবি", en: "Designation" }, value: await findDesignation(db, designation) },
    officerId === undefined
      ? undefined
      : { label: { bn: "ব্যক্তি", en: "Person" }, value: await findPreparer(db, officerId) },
  ];
  return facts.filter((fact) => fact !== undefined);
}
