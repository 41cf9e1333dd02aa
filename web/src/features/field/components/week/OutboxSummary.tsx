import { CloudUpload, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { sentBytes } from "../../../../shared/outbox/outbox-record.ts";
import { useOnDevice } from "../../../../shared/outbox/use-outbox.ts";
import { useSize } from "../../use-size.ts";
import { LinkRow } from "./LinkRow.tsx";

/** One line, always in the same place: what is still on this device alone. */
export function OutboxSummary() {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const size = useSize();
  const { records } = useOnDevice();
  const refused = records.filter(({ state }) => state === "refused").length;
  const waiting = records.filter(({ state }) => state === "waiting");
  if (refused + waiting.length === 0) return null;
  const left = waiting.map(sentBytes).reduce((sum, { sent, total }) => sum + total - sent, 0);
  return (
    <LinkRow
      href="/my-week/outbox"
      tone={refused > 0 ? "late" : "waiting"}
      icon={
        refused > 0 ? (
          <TriangleAlert size={20} aria-hidden />
        ) : (
          <CloudUpload size={20} aria-hidden />
        )
      }
      title={
        refused > 0
          ? t("outbox.toCorrect", { count: refused, number: number(refused) })
          : t("outbox.toSend", { count: waiting.length, number: number(waiting.length) })
      }
      text={refused > 0 ? t("outbox.lookAtThem") : t("outbox.goesByItself", { size: size(left) })}
    />
  );
}
