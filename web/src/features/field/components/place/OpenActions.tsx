import type { PlaceCard } from "@shikkha/contract/visits/field-calls.ts";
import { Flag } from "lucide-react";
import { useTranslation } from "react-i18next";
import { today } from "../../../../lib/format/today.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Card } from "../../../../ui/layout/Card.tsx";
import { daysBetween } from "../../model/week-period.ts";
import styles from "./PlaceView.module.css";

/** What earlier visits asked for and is not yet done. */
export function OpenActions({ actions }: { actions: PlaceCard["openActions"] }) {
  const { t } = useTranslation("visit");
  const { date, number } = useFormat();
  const day = today();
  return (
    <Card title={t("field.openActionsCount", { number: number(actions.length) })}>
      {actions.length === 0 && <p className={styles.muted}>{t("field.noOpenActions")}</p>}
      <ul className={styles.actions}>
        {actions.map(({ id, text, owner, dueOn }) => {
          const late = daysBetween(dueOn, day);
          return (
            <li key={id} data-late={late > 0 || undefined}>
              <Flag size={18} aria-hidden />
              <span>
                {text}
                <small>
                  {[
                    t("field.dueOn", { date: date(dueOn) }),
                    late > 0
                      ? t("week.daysLate", { count: late, number: number(late) })
                      : t("field.ownedBy", { owner }),
                  ].join(" · ")}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
