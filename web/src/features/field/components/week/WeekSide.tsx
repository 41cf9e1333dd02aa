import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../../lib/browser/use-online.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { ProgressBar } from "../../../../ui/feedback/ProgressBar.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import type { Week } from "../../model/sort-week.ts";
import { useFieldWords } from "../../use-field-words.ts";
import { useSize } from "../../use-size.ts";
import styles from "./WeekView.module.css";

interface ReadyProps {
  ready: number;
  total: number;
  bytes: number;
  at: string | undefined;
  isFetching: boolean;
  onDownload: () => void;
}

/** How many of the coming visits can be carried out without a connection. */
export function ReadyCard({ ready, total, bytes, at, isFetching, onDownload }: ReadyProps) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const { moment } = useFieldWords();
  const size = useSize();
  const isOnline = useOnline();
  return (
    <Card title={t("week.readiness")}>
      <div className={styles.stack}>
        <ProgressBar
          label={t("week.readyOf", { ready: number(ready), total: number(total) })}
          value={ready}
          total={total}
        />
        <p className={styles.note}>
          {at === undefined
            ? t("week.nothingKept")
            : t("week.keptAt", { at: moment(at), size: size(bytes) })}
        </p>
        <Button
          icon={<Download size={16} aria-hidden />}
          isDisabled={!isOnline}
          isPending={isFetching}
          onClick={onDownload}
        >
          {isOnline
            ? t(ready < total ? "week.downloadRest" : "week.downloadAgain")
            : t("week.needsLine")}
        </Button>
      </div>
    </Card>
  );
}

export function YearCard({ year }: { year: Week["year"] }) {
  const { t } = useTranslation("visit");
  const { number, digits } = useFormat();
  const parts = ["planned", "onTime", "late", "missed", "toCome"] as const;
  return (
    <Card title={t("week.year", { year: digits(String(year.year)) })}>
      <dl className={styles.figures}>
        {parts.map((part) => (
          <div key={part}>
            <dt>{t(`week.figure.${part}`)}</dt>
            <dd data-bad={(part === "missed" && year.missed > 0) || undefined}>
              {number(year[part])}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
