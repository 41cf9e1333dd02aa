import type { ReceiverCount } from "@shikkha/contract/notices/receivers.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { startOf } from "../../../shared/form-page/start-time.ts";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import type { SurveyValues } from "../model/survey-values.ts";
import styles from "./Dialogs.module.css";

interface Props {
  values: SurveyValues;
  reach: ReceiverCount | undefined;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says in numbers what publishing will do, before it does. */
export default function PublishDialog({ values, reach, isPending, onConfirm, onClose }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { number, date, time } = useFormat();
  const start = startOf(values);
  const count = reach?.people ?? 0;
  const isScheduled = values.when === "LATER";
  return (
    <ConfirmDialog
      isOpen
      title={t(isScheduled ? "confirm.scheduleTitle" : "confirm.createTitle")}
      confirmLabel={t(isScheduled ? "form.publishLater" : "form.publishNow")}
      isPending={isPending}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <ul className={styles.list}>
        <li>{t("confirm.reach", { count, number: number(count) })}</li>
        {start && <li>{t("form.startsAt", { date: date(start), time: time(start) })}</li>}
        {values.dateTo && <li>{t("form.endsOn", { date: date(values.dateTo) })}</li>}
        <li>{t("confirm.told")}</li>
        <li>{t("confirm.formStays")}</li>
      </ul>
    </ConfirmDialog>
  );
}
