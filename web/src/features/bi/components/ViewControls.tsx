import { BREAKDOWNS, MEASURES } from "@shikkha/contract/bi.ts";
import { INSTITUTE_TYPES, ISAS_CATEGORIES } from "@shikkha/contract/institute-words.ts";
import { MONITORING_KINDS } from "@shikkha/contract/plans/plan-words.ts";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { today } from "../../../lib/format/today.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { NativeSelect } from "../../../ui/fields/NativeSelect.tsx";
import { FilterCard } from "../../../ui/layout/FilterCard.tsx";
import { type Comparison, comparisonOf, lastMonths, periodBefore } from "../model/months.ts";
import type { View } from "../use-view.ts";
import styles from "./ViewControls.module.css";

const ALL = "";
const MONTHS_OFFERED = 48;
const COMPARISONS: readonly Comparison[] = ["NONE", "YEAR", "PERIOD"];

interface Props {
  view: View;
  /** On the screen of one kind of monitoring, kind and breakdown are given. */
  isOfKind?: boolean;
}

/** What is measured, how it is broken down, when, against what, and of what. */
export function ViewControls({ view, isOfKind = false }: Props) {
  const { t } = useTranslation("monitoring");
  const { shortMonth } = useFormat();
  const { query, change } = view;
  const comparison = comparisonOf(query);
  const months = lastMonths(today().slice(0, 7), MONTHS_OFFERED).map((id) => ({
    id,
    name: shortMonth(`${id}-01`),
  }));
  const period = (next: { fromMonth?: string; toMonth?: string }) => {
    const asked = { fromMonth: query.fromMonth, toMonth: query.toMonth, ...next };
    const turned = asked.fromMonth > asked.toMonth;
    const whole = turned ? { fromMonth: asked.toMonth, toMonth: asked.fromMonth } : asked;
    change({
      ...whole,
      thenFrom: undefined,
      thenTo: undefined,
      ...periodBefore(whole, comparison),
    });
  };
  const words = t(`bi.measure.${query.measure}`);
  return (
    <FilterCard
      summary={words}
      extra={
        <>
          {!isOfKind && (
            <div className={styles.filter}>
              <NativeSelect
                label={t("bi.kindLabel")}
                isLabelHidden
                value={query.kind ?? ALL}
                options={[
                  { id: ALL, name: t("bi.allKinds") },
                  ...MONITORING_KINDS.map((id) => ({ id, name: t(`dashboard.kind.${id}`) })),
                ]}
                onChange={(id) => change({ kind: id || undefined })}
              />
            </div>
          )}
          {query.breakdown !== "QUESTION" && (
            <>
              <div className={styles.filter}>
                <NativeSelect
                  label={t("bi.isasLabel")}
                  isLabelHidden
                  value={query.isasCategory ?? ALL}
                  options={[
                    { id: ALL, name: t("bi.allIsas") },
                    ...ISAS_CATEGORIES.map((id) => ({
                      id,
                      name: t("dashboard.isas", { letter: t(`institute.isasLetter.${id}`) }),
                    })),
                  ]}
                  onChange={(id) => change({ isasCategory: id || undefined })}
                />
              </div>
              <div className={styles.filter}>
                <NativeSelect
                  label={t("bi.typeLabel")}
                  isLabelHidden
                  value={query.type ?? ALL}
                  options={[
                    { id: ALL, name: t("bi.allTypes") },
                    ...INSTITUTE_TYPES.map((id) => ({ id, name: t(`institute.type.${id}`) })),
                  ]}
                  onChange={(id) => change({ type: id || undefined })}
                />
              </div>
            </>
          )}
          <div className={styles.clear}>
            <Button
              size="sm"
              variant="quiet"
              icon={<X size={16} aria-hidden />}
              onClick={view.clear}
            >
              {t("bi.clear")}
            </Button>
          </div>
        </>
      }
    >
      {!isOfKind && query.breakdown !== "QUESTION" && (
        <NativeSelect
          label={t("bi.measureLabel")}
          value={query.measure}
          options={MEASURES.map((id) => ({ id, name: t(`bi.measure.${id}`) }))}
          onChange={(measure) => change({ measure })}
        />
      )}
      {!isOfKind && (
        <NativeSelect
          label={t("bi.breakdownLabel")}
          value={query.breakdown}
          options={BREAKDOWNS.map((id) => ({ id, name: t(`bi.breakdown.${id}`) }))}
          onChange={(breakdown) =>
            change({ breakdown, ...(breakdown === "QUESTION" && { measure: "RATING" }) })
          }
        />
      )}
      <NativeSelect
        label={t("bi.fromMonth")}
        value={query.fromMonth}
        options={months}
        onChange={(fromMonth) => period({ fromMonth })}
      />
      <NativeSelect
        label={t("bi.toMonth")}
        value={query.toMonth}
        options={months}
        onChange={(toMonth) => period({ toMonth })}
      />
      <NativeSelect
        label={t("bi.compareLabel")}
        value={comparison}
        options={COMPARISONS.map((id) => ({ id, name: t(`bi.compare.${id}`) }))}
        onChange={(id) =>
          change({ thenFrom: undefined, thenTo: undefined, ...periodBefore(query, id) })
        }
      />
    </FilterCard>
  );
}
