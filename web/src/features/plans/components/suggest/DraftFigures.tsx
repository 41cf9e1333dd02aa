import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { suggestionCalls } from "@shikkha/contract/plans/suggestion.ts";
import { ArrowRight, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../../shared/isas/IsasBadge.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { chosenOf, type DraftVisit } from "../../model/draft.ts";
import { MonthLoad } from "./MonthLoad.tsx";
import styles from "./DraftFigures.module.css";

interface Props {
  suggested: ResponseOf<typeof suggestionCalls.suggest>;
  draft: readonly DraftVisit[];
}

/** What accepting would make of the plan, the institutes and the months. */
export function DraftFigures({ suggested, draft }: Props) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const chosen = chosenOf(draft).length;
  const then = suggested.visits + chosen;
  const missing = suggested.minimum - then;
  return (
    <Card isFlush>
      <div className={styles.figures}>
        <div className={styles.part}>
          <h2 className={styles.title}>{t("suggest.accepting")}</h2>
          <p className={styles.jump}>
            <span>
              <b>{number(suggested.visits)}</b>
              <small>{t("suggest.now")}</small>
            </span>
            <ArrowRight size={20} aria-hidden />
            <span className={styles.then}>
              <b>{number(then)}</b>
              <small>{t("suggest.withChosen", { number: number(chosen) })}</small>
            </span>
          </p>
          {missing > 0 ? (
            <p className={styles.warning}>
              <TriangleAlert size={16} aria-hidden />
              {t("suggest.below", { minimum: number(suggested.minimum), number: number(missing) })}
            </p>
          ) : (
            <p className={styles.fine}>
              {t("suggest.reaches", { minimum: number(suggested.minimum) })}
            </p>
          )}
        </div>
        <div className={styles.part}>
          <h2 className={styles.title}>{t("suggest.meeting")}</h2>
          <ul className={styles.isas}>
            {suggested.isas.map(({ category, institutes, meeting, meetingThen }) => (
              <li key={category}>
                <IsasBadge category={category} />
                <span aria-hidden className={styles.bar}>
                  <i style={{ width: share(meeting, institutes) }} />
                  <i
                    className={styles.add}
                    style={{ width: share(meetingThen - meeting, institutes) }}
                  />
                </span>
                <span className={styles.count}>
                  {number(meeting)} → <b>{number(meetingThen)}</b>/{number(institutes)}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.part}>
          <MonthLoad now={suggested.months.map(({ now }) => now)} draft={draft} />
        </div>
      </div>
    </Card>
  );
}

function share(part: number, whole: number): string {
  return `${whole > 0 ? (part / whole) * 100 : 0}%`;
}
