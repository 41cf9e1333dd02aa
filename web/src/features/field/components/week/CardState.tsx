import { Check, Download, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Badge } from "../../../../ui/controls/Badge.tsx";
import { ProgressBar } from "../../../../ui/feedback/ProgressBar.tsx";
import { useFieldWords } from "../../use-field-words.ts";
import type { VisitProgress } from "../../use-visit-progress.ts";
import styles from "./VisitCard.module.css";

interface Props {
  progress: VisitProgress;
  isDone: boolean;
  isReady: boolean;
}

/** How far the visit is, and whether it can be carried out without a connection. */
export function CardState({ progress, isDone, isReady }: Props) {
  const { t } = useTranslation("visit");
  const { percent } = useFormat();
  const { moment } = useFieldWords();
  if (isDone)
    return (
      <p>
        <Badge tone="good" icon={<Check size={14} aria-hidden />}>
          {t("week.done")}
        </Badge>
      </p>
    );
  if (progress.state === "queued")
    return (
      <p>
        <Badge tone={progress.isRefused ? "bad" : "warning"}>
          {t(progress.isRefused ? "outbox.refused" : "outbox.waiting")}
        </Badge>
      </p>
    );
  return (
    <>
      {progress.state === "begun" && (
        <ProgressBar
          label={t(progress.isElsewhere ? "week.draftElsewhere" : "week.draftSaved", {
            at: moment(progress.savedAt),
          })}
          value={progress.percent}
          total={100}
          count={percent(progress.percent / 100, 0)}
        />
      )}
      <p className={styles.ready} data-no={!isReady || undefined}>
        {isReady ? <Smartphone size={16} aria-hidden /> : <Download size={16} aria-hidden />}
        {isReady ? t("week.ready") : t("week.notReady")}
      </p>
    </>
  );
}
