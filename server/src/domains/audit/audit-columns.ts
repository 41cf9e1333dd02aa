import { fieldChanges } from "@shikkha/contract/audit-change.ts";
import { type AuditText, auditText } from "@shikkha/contract/audit-text.ts";
import { AUDIT_TYPE_NAMES } from "@shikkha/contract/audit-words.ts";
import type { AuditLogEntry } from "@shikkha/contract/audit.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { Column } from "../../platform/export/column.ts";

const time = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Dhaka",
  dateStyle: "short",
  timeStyle: "medium",
});

const TEXTS: Record<Language, AuditText> = { bn: auditText("bn"), en: auditText("en") };

/** The columns of the audit log as a file. */
export const auditColumns: readonly Column<AuditLogEntry>[] = [
  { heading: { bn: "ক্রমিক", en: "Number" }, kind: "code", width: 8, value: (entry) => entry.id },
  {
    heading: { bn: "সময়", en: "Time" },
    kind: "code",
    width: 13,
    value: (entry) => time.format(new Date(entry.at)),
  },
  {
    heading: { bn: "নাম", en: "Name" },
    width: 16,
    value: (entry, language) =>
      language === "bn" ? entry.officerNameBangla : entry.officerNameEnglish,
  },
  {
    heading: { bn: "পদবি", en: "Designation" },
    width: 14,
    value: (entry, language) =>
      language === "bn" ? entry.designationBangla : entry.designationEnglish,
  },
  {
    heading: { bn: "কর্মস্থল", en: "Workplace" },
    width: 18,
    value: (entry, language) =>
      language === "bn" ? entry.workstationNameBangla : entry.workstationNameEnglish,
  },
  {
    heading: { bn: "কাজ", en: "Action" },
    width: 18,
    value: (entry, language) =>
      language === "bn" ? entry.actionNameBangla : entry.actionNameEnglish,
  },
  {
    heading: { bn: "ধরন", en: "Type" },
    width: 9,
    value: (entry, language) => AUDIT_TYPE_NAMES[entry.actionType][language],
  },
  {
    heading: { bn: "বিষয়", en: "Target" },
    width: 18,
    value: (entry, language) => (entry.targetKind ? TEXTS[language].targetText(entry) : null),
  },
  {
    heading: { bn: "আগে", en: "Before" },
    width: 24,
    value: (entry, language) => inWords(entry.before, TEXTS[language]),
  },
  {
    heading: { bn: "পরে", en: "After" },
    width: 24,
    value: (entry, language) => inWords(entry.after, TEXTS[language]),
  },
  { heading: { bn: "ঠিকানা", en: "Address" }, width: 12, value: (entry) => entry.address },
  { heading: { bn: "হ্যাশ", en: "Hash" }, width: 18, isOffPaper: true, value: (entry) => entry.hash },
];

/** Every field with its name, as the screen shows it. */
function inWords(state: unknown, { fieldName, valueText }: AuditText): string | null {
  const fields = fieldChanges(undefined, state).map(
    ({ path, after }) => (path.length > 0 ? `${fieldName(path)}: ` : "") + valueText(path, after),
  );
  return fields.join("; ") || null;
}
