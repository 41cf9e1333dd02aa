import { useTranslation } from "react-i18next";
import type { DeviceVisit } from "../../../../shared/outbox/device-visit.ts";
import { Alert } from "../../../../ui/feedback/Alert.tsx";

interface Props {
  visit: DeviceVisit;
  isElsewhere: boolean;
  hasFailed: boolean;
}

/** What must be known while writing: why it came back, that another device writes it too, that it could not be kept. */
export function VisitNotes({ visit, isElsewhere, hasFailed }: Props) {
  const { t } = useTranslation("visit");
  return (
    <>
      {visit.returnComment !== null && (
        <Alert tone="bad" title={t("filling.returned")}>
          {visit.returnComment}
        </Alert>
      )}
      {isElsewhere && <Alert tone="warning">{t("filling.elsewhere")}</Alert>}
      {hasFailed && (
        <Alert tone="bad" isSpoken>
          {t("filling.notQueued")}
        </Alert>
      )}
    </>
  );
}
