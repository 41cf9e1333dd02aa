import { HELP_HOURS } from "@shikkha/contract/site.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useHelpHours } from "../../../shared/contact/use-help-hours.ts";
import { StatusDot } from "../../../ui/controls/StatusDot.tsx";
import { isOpenAt } from "../model/open-hours.ts";

/** Whether a message is answered now, and until when. */
export function OpenNow() {
  const { t } = useTranslation("cliche");
  const { time } = useFormat();
  const hours = useHelpHours();
  const [isOpen] = useState(() => isOpenAt(new Date()));
  if (!isOpen) {
    return (
      <>
        <StatusDot tone="neutral">{t("help.closed")}</StatusDot> · {hours}
      </>
    );
  }
  return (
    <>
      <StatusDot tone="good">{t("help.open")}</StatusDot> ·{" "}
      {t("help.until", { to: time(`2026-01-01T${HELP_HOURS.to}:00+06:00`) })}
    </>
  );
}
