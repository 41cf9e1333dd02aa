import type { Breakdown, ExploredRow } from "@shikkha/contract/bi.ts";
import type { InstituteType, IsasCategory } from "@shikkha/contract/institute-words.ts";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";

/** The name of a row: its own, or the words of what its key stands for. */
export function useRowName(breakdown: Breakdown) {
  const { t } = useTranslation("monitoring");
  const { pick, shortMonth } = useFormat();
  return ({ key, nameBangla, nameEnglish }: ExploredRow): string => {
    if (nameBangla !== null) return pick(nameBangla, nameEnglish);
    switch (breakdown) {
      case "MONTH":
        return shortMonth(`${key}-01`);
      case "KIND":
        return t(`dashboard.kind.${key as MonitoringKind}`);
      case "ISAS":
        return t("dashboard.isas", { letter: t(`institute.isasLetter.${key as IsasCategory}`) });
      case "TYPE":
        return t(`institute.type.${key as InstituteType}`);
      default:
        return key;
    }
  };
}
