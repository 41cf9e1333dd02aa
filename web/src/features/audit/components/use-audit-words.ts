import { type AuditText, auditText } from "@shikkha/contract/audit-text.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import { useLanguage } from "../../../lib/format/use-format.ts";

const TEXTS: Record<Language, AuditText> = { bn: auditText("bn"), en: auditText("en") };

/** What an entry holds, in the reader's words. */
export function useAuditWords(): AuditText {
  return TEXTS[useLanguage()];
}
