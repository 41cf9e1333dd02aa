import type { AuditLogEntry } from "@shikkha/contract/audit.ts";
import { GUEST_STATES } from "@shikkha/contract/guests.ts";
import { isDay } from "@shikkha/contract/kernel/dates.ts";
import { SETTING_GROUPS, type SettingGroup } from "@shikkha/contract/settings.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import {
  AUDIT_FIELDS,
  AUDIT_REPORTS,
  AUDIT_TARGETS,
  AUDIT_VALUES,
  findWord,
  LONE_TARGETS,
} from "../model/audit-words.ts";

const GROUPS = Object.keys(SETTING_GROUPS) as readonly SettingGroup[];

/** What an entry holds, in the reader's words; codes nobody has words for stay as they are. */
export function useAuditWords() {
  const { t } = useTranslation("settings");
  const { date, digits, number, weekday } = useFormat();

  function fieldName(path: readonly string[]): string {
    return path
      .map((part) => {
        const word = findWord(AUDIT_FIELDS, part);
        return word === undefined ? part : t(`audit.field.${word}`);
      })
      .join(" › ");
  }

  function plain(field: string | undefined, value: unknown): string {
    if (typeof value === "boolean") return value ? t("audit.yes") : t("audit.no");
    if (typeof value === "number") return number(value, { grouping: false });
    if (typeof value !== "string") return JSON.stringify(value);
    if (isDay(value)) return date(value);
    // "Inactive" ends a duty but only shuts an account.
    const state = field === "status" ? findWord(GUEST_STATES, value) : undefined;
    if (state) return t(`guest.state.${state}`);
    const word = findWord(AUDIT_VALUES, value);
    return word === undefined ? value : t(`audit.value.${word}`);
  }

  function valueText(path: readonly string[], value: unknown): string {
    if (value === undefined || value === null || value === "") return t("audit.nothing");
    const field = path.at(-1);
    if (!Array.isArray(value)) return plain(field, value);
    if (value.length === 0) return t("audit.nothing");
    const isDays = field === "weeklyHolidays";
    return value
      .map((one) => (isDays && typeof one === "number" ? weekday(one, "long") : plain(field, one)))
      .join(", ");
  }

  function targetText({ targetKind, targetId }: AuditLogEntry): string {
    if (targetKind === null) return t("audit.nothing");
    const kind = findWord(AUDIT_TARGETS, targetKind);
    const name = kind === undefined ? targetKind : t(`audit.target.${kind}`);
    if (targetId === null || LONE_TARGETS.has(targetKind)) return name;
    const group = findWord(GROUPS, targetId);
    if (targetKind === "setting" && group) return `${name}: ${t(`settings.section.${group}`)}`;
    const report = findWord(AUDIT_REPORTS, targetId);
    if (targetKind === "report" && report) return `${name}: ${t(`audit.report.${report}`)}`;
    const isName = Number.isNaN(Number(targetId));
    return isName ? `${name}: ${targetId}` : t("audit.numbered", { name, id: digits(targetId) });
  }

  return { fieldName, valueText, targetText };
}
