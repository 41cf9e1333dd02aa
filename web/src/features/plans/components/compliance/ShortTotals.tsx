import { ISAS_CATEGORIES } from "@shikkha/contract/institute-words.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { complianceCalls } from "@shikkha/contract/plans/compliance.ts";
import { useTranslation } from "react-i18next";
import { Card } from "../../../../ui/layout/Card.tsx";
import { IsasTiles } from "../plan/IsasTiles.tsx";

interface Props {
  totals: ResponseOf<typeof complianceCalls.places>["totals"];
}

/** The whole zone by category: how many institutes have what they need. */
export function ShortTotals({ totals }: Props) {
  const { t } = useTranslation("visit");
  return (
    <Card isFlush>
      <IsasTiles
        note={t("compliance.totals")}
        isas={ISAS_CATEGORIES.map((category) => {
          const { institutes, short } = totals.byCategory[category];
          return {
            category,
            institutes,
            meeting: institutes - short,
            minimum: totals.minimumByCategory[category],
          };
        })}
      />
    </Card>
  );
}
