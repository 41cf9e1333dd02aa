import { RefreshCw, Smartphone, TriangleAlert, WifiOff, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../../lib/browser/use-online.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import type { DeviceVisit } from "../../../../shared/outbox/device-visit.ts";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import type { KeepState } from "../../use-visit-draft.ts";
import styles from "./VisitBar.module.css";

interface Props {
  visit: DeviceVisit;
  state: KeepState;
}

/** Where one is, the way back, and that everything is safe. */
export function VisitBar({ visit, state }: Props) {
  const { t } = useTranslation("visit");
  const { name, date, time } = useFormat();
  const isOnline = useOnline();
  return (
    <div className={styles.bar}>
      <UiLink href="/my-week" className={styles.close} aria-label={t("filling.close")}>
        <X size={24} aria-hidden />
      </UiLink>
      <div className={styles.names}>
        <h1>{name(visit.place)}</h1>
        <p>{`${t(`field.kind.${visit.kind}`)} · ${date(visit.visitDate)}`}</p>
      </div>
      <output className={styles.saved} data-state={isOnline || state === "failed" ? state : "off"}>
        {state === "failed" ? (
          <TriangleAlert size={18} aria-hidden />
        ) : state === "saving" ? (
          <RefreshCw size={18} aria-hidden />
        ) : isOnline ? (
          <Smartphone size={18} aria-hidden />
        ) : (
          <WifiOff size={18} aria-hidden />
        )}
        <span>
          {state === "saved"
            ? t(isOnline ? "filling.saved" : "filling.savedOffline", { time: time(visit.savedAt) })
            : t(`filling.${state}`)}
        </span>
      </output>
    </div>
  );
}
