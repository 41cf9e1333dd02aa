import type { AuditLogEntry } from "@shikkha/contract/audit.ts";
import type { Column } from "../../platform/export/column.ts";

const time = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Dhaka",
  dateStyle: "short",
  timeStyle: "medium",
});

/** The columns of the audit log as a file. */
export const auditColumns: readonly Column<AuditLogEntry>[] = [
  { heading: { bn: "ক্রমিক", en: "Number" }, value: (entry) => entry.id },
  { heading: { bn: "সময়", en: "Time" }, value: (entry) => time.format(new Date(entry.at)) },
  {
    heading: { bn: "নাম", en: "Name" },
    value: (entry, language) =>
      language === "bn" ? entry.officerNameBangla : entry.officerNameEnglish,
  },
  {
    heading: { bn: "পদবি", en: "Designation" },
    value: (entry, language) =>
      language === "bn" ? entry.designationBangla : entry.designationEnglish,
  },
  {
    heading: { bn: "কর্মস্থল", en: "Workplace" },
    value: (entry, language) =>
      language === "bn" ? entry.workstationNameBangla : entry.workstationNameEnglish,
  },
  {
    heading: { bn: "কাজ", en: "Action" },
    value: (entry, language) =>
      language === "bn" ? entry.actionNameBangla : entry.actionNameEnglish,
  },
  { heading: { bn: "ধরন", en: "Type" }, value: (entry) => entry.actionType },
  {
    heading: { bn: "বিষয়", en: "Target" },
    value: (entry) => [entry.targetKind, entry.targetId].filter(Boolean).join(" "),
  },
  { heading: { bn: "আগে", en: "Before" }, value: (entry) => shown(entry.before) },
  { heading: { bn: "পরে", en: "After" }, value: (entry) => shown(entry.after) },
  { heading: { bn: "ঠিকানা", en: "Address" }, value: (entry) => entry.address },
  { heading: { bn: "হ্যাশ", en: "Hash" }, value: (entry) => entry.hash },
];

function shown(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
