import type { ReceiverCount } from "@shikkha/contract/notices/receivers.ts";
import { smsParts } from "@shikkha/contract/notices/sms-parts.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { startOf } from "../../../shared/form-page/start-time.ts";
import { type NoticeValues } from "../model/notice-values.ts";
import styles from "./Dialogs.module.css";

interface Props {
  values: NoticeValues;
  reach: ReceiverCount | undefined;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says in numbers what publishing will do, before it does. */
export default function PublishDialog({ values, reach, isPending, onConfirm, onClose }: Props) {
  const { t } = useTranslation("notice");
  const { number, date, time } = useFormat();
  const start = startOf(values);
  const said = (key: "reach" | "byEmail" | "byPush", count: number) =>
    t(`confirm.${key}`, { count, number: number(count) });
  const by = reach?.byChannel ?? { SMS: 0, EMAIL: 0, PUSH: 0 };
  const parts = by.SMS * smsParts(values.message);
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
        <li>{said("reach", reach?.people ?? 0)}</li>
        {start && <li>{t("form.startsAt", { date: date(start), time: time(start) })}</li>}
        {values.channels.includes("SMS") && (
          <li>
            {t("confirm.bySms", { count: by.SMS, number: number(by.SMS), parts: number(parts) })}
          </li>
        )}
        {values.channels.includes("EMAIL") && <li>{said("byEmail", by.EMAIL)}</li>}
        {values.channels.includes("PUSH") && <li>{said("byPush", by.PUSH)}</li>}
        {values.channels.length === 0 && <li>{t("confirm.bellOnly")}</li>}
      </ul>
    </ConfirmDialog>
  );
}
