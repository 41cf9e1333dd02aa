import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { type Marks, marked, type ReturnedOfficer } from "../model/return-whom.ts";
import { usePlanWords } from "../components/plan/use-plan-words.ts";
import { MarkableRows } from "./MarkableRows.tsx";
import styles from "./ReturnDialog.module.css";

interface Props {
  year: number;
  officers: readonly ReturnedOfficer[];
  marks: Marks;
  onChange: (marks: Marks) => void;
}

/** Each officer's visits, opened when wanted; the count stays beside the name. */
export function MarkRows({ year, officers, marks, onChange }: Props) {
  const { t } = useTranslation("visit");
  const { name, number } = useFormat();
  const words = usePlanWords();
  const [open, setOpen] = useState<ReadonlySet<number>>(
    new Set(officers.length === 1 ? officers.map(({ officerId }) => officerId) : []),
  );
  const [owned, setOwned] = useState<ReadonlyMap<number, number>>(new Map());
  const countFor = (officerId: number) =>
    [...marks.keys()].filter((rowId) => owned.get(rowId) === officerId).length;
  return (
    <div>
      <h3 className={styles.title}>
        {t("review.return.rows")}
        <span>{t("review.return.optional")}</span>
      </h3>
      <div className={styles.officers}>
        {officers.map((officer) => {
          const { officerId } = officer;
          const count = countFor(officerId);
          return (
            <details
              key={officerId}
              className={styles.officer}
              open={open.has(officerId)}
              onToggle={(event) => {
                if (event.currentTarget.open) setOpen(new Set([...open, officerId]));
              }}
            >
              <summary>
                <span>
                  <b>{name(officer)}</b>
                  <small>{words.visits(officer.visits)}</small>
                </span>
                <span className={styles.count} data-some={count > 0 || undefined}>
                  {count > 0
                    ? t("review.return.marked", { number: number(count) })
                    : t("review.return.noneMarked")}
                </span>
              </summary>
              {open.has(officerId) && (
                <MarkableRows
                  officerId={officerId}
                  year={year}
                  marks={marks}
                  onMark={(rowId, isMarked) => {
                    setOwned(new Map([...owned, [rowId, officerId]]));
                    onChange(marked(marks, rowId, isMarked));
                  }}
                  onNote={(rowId, note) => onChange(new Map([...marks, [rowId, note]]))}
                />
              )}
            </details>
          );
        })}
      </div>
    </div>
  );
}
