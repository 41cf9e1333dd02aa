import type { ReceiverRule } from "@shikkha/contract/notices/receivers.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";

const LEVEL_WORDS = { 1: "nation", 2: "zones", 3: "districts", 4: "upazilas" } as const;

/** A rule in a few words, such as "Group · 3 zones · 12,431 people". */
export function useReceiverWords(): (rule: ReceiverRule, people: number) => string {
  const { t } = useTranslation("notice");
  const { number } = useFormat();
  return (rule, people) => {
    const parts = [t(`receiver.kind.${rule.kind}`)];
    if ("coverageLevel" in rule && rule.coverageLevel !== 1) {
      const count = rule.locationIds.length;
      parts.push(
        t(`receiver.places.${LEVEL_WORDS[rule.coverageLevel]}`, { count, number: number(count) }),
      );
    }
    parts.push(t("receiver.people", { count: people, number: number(people) }));
    return parts.join(" · ");
  };
}
