import type { AuditChain } from "@shikkha/contract/audit.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import { useAuditChain } from "../audit.api.ts";
import styles from "./ChainCard.module.css";

type Check = NonNullable<AuditChain["lastCheck"]>;

/** Whether the log can be trusted: when it was last verified, and what was found. */
export function ChainCard() {
  const { t } = useTranslation("settings");
  const { words } = useUiLocale();
  const { number, date, time } = useFormat();
  const { data, error, isFetching, refetch } = useAuditChain();
  const whenOf = ({ checkedAt }: Check) => ({ date: date(checkedAt), time: time(checkedAt) });

  function state() {
    if (error) {
      return (
        <Alert
          tone="warning"
          title={t("audit.chainUnknown")}
          actions={
            <Button size="sm" isPending={isFetching} onClick={() => void refetch()}>
              {words.retry}
            </Button>
          }
        >
          {error.message}
        </Alert>
      );
    }
    if (!data) return <Skeleton height={48} />;
    const { lastCheck, entries } = data;
    if (!lastCheck) {
      return (
        <Alert tone="neutral" title={t("audit.neverVerified")}>
          {t("audit.neverVerifiedText", { count: entries, number: number(entries) })}
        </Alert>
      );
    }
    if (lastCheck.intact) {
      return (
        <Alert tone="good">
          <b>{t("audit.intact")}</b>{" "}
          {t("audit.intactText", {
            count: lastCheck.entries,
            number: number(lastCheck.entries),
            ...whenOf(lastCheck),
          })}
        </Alert>
      );
    }
    return (
      <Alert tone="bad" title={t("audit.broken", { row: number(lastCheck.brokenEntry ?? 0) })}>
        {t("audit.brokenText", whenOf(lastCheck))}
      </Alert>
    );
  }

  return (
    <div className={styles.state} aria-live="polite">
      {state()}
    </div>
  );
}
