import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CallError } from "../../../../lib/calls/call-error.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { ToggleChip } from "../../../../ui/controls/ToggleChip.tsx";
import { Alert } from "../../../../ui/feedback/Alert.tsx";
import { Checkbox } from "../../../../ui/fields/Checkbox.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { chosenOf, type DraftFilter, type DraftVisit, filtered } from "../../model/draft.ts";
import { monthOf } from "../../model/plan-days.ts";
import { DraftRow } from "./DraftRow.tsx";
import type { Suggestion } from "./use-suggestion.ts";
import styles from "./DraftCard.module.css";

interface Props {
  suggestion: Suggestion;
  year: number;
  error: CallError | null;
}

const FILTERS: readonly DraftFilter[] = ["ALL", "WEAK", "MOVED"];

/** The proposals month by month, each with its reason and its undo. */
export function DraftCard({ suggestion, year, error }: Props) {
  const { t } = useTranslation("visit");
  const { monthName, number } = useFormat();
  const [filter, setFilter] = useState<DraftFilter>("ALL");
  const { draft } = suggestion;
  const chosen = chosenOf(draft).length;
  const months = Map.groupBy(filtered(draft, filter), ({ visitDate }: DraftVisit) =>
    monthOf(visitDate),
  );
  const groups = [...months].toSorted(([a], [b]) => a - b);
  const faults = faultsOf(error, draft);
  return (
    <Card isFlush>
      <div className={styles.head}>
        <Checkbox
          label={t("suggest.chosen", { number: number(chosen), all: number(draft.length) })}
          isChecked={chosen === draft.length}
          isPartly={chosen > 0 && chosen < draft.length}
          onChange={suggestion.chooseAll}
        />
        <div className={styles.chips}>
          {FILTERS.map((one) => (
            <ToggleChip
              key={one}
              isOn={filter === one}
              count={number(filtered(draft, one).length)}
              onChange={() => setFilter(one)}
            >
              {t(`suggest.filter.${one}`)}
            </ToggleChip>
          ))}
        </div>
      </div>
      {error && (
        <div className={styles.error}>
          <Alert tone="bad" isSpoken>
            {error.message}
          </Alert>
        </div>
      )}
      {groups.map(([month, visits]) => (
        <section key={month}>
          <h3 className={styles.month}>
            {monthName(month)}
            <span>
              {t("suggest.count", { count: visits.length, number: number(visits.length) })}
            </span>
          </h3>
          <ul>
            {visits.map((visit) => (
              <DraftRow
                key={visit.key}
                year={year}
                visit={visit}
                fault={faults.get(visit.key)}
                onChange={(patch) => suggestion.change(visit.key, patch)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

/** The server names refused rows by their place among those sent, which were the chosen ones. */
function faultsOf(error: CallError | null, draft: readonly DraftVisit[]): Map<string, string> {
  const sent = chosenOf(draft);
  const faults = new Map<string, string>();
  for (const { path, message } of error?.fields ?? []) {
    const visit = sent[Number(/^visits\.([0-9]+)/.exec(path)?.[1])];
    if (visit) faults.set(visit.key, message);
  }
  return faults;
}
