import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/controls/Badge.tsx";
import type { TestSend } from "../use-test-send.ts";

interface Props {
  isSet: boolean;
  test: TestSend;
}

/** Only a test shows whether a connection works; until then only whether one is set. */
export function ConnectionBadge({ isSet, test: { answer, failure } }: Props) {
  const { t } = useTranslation("settings");
  if (!isSet) return <Badge tone="warning">{t("settings.notSet")}</Badge>;
  if (failure !== undefined) return <Badge tone="bad">{t("settings.notConnected")}</Badge>;
  if (answer !== undefined) return <Badge tone="good">{t("settings.connected")}</Badge>;
  return <Badge tone="neutral">{t("settings.notTested")}</Badge>;
}
