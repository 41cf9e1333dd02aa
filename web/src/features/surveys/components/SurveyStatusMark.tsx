import type { SurveyStatus } from "@shikkha/contract/surveys/survey.ts";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/controls/Badge.tsx";
import type { Tone } from "../../../ui/tone.ts";

const TONE: Readonly<Record<SurveyStatus, Tone>> = {
  UPCOMING: "info",
  PUBLISHED: "good",
  EXPIRED: "neutral",
  CLOSED: "neutral",
};

export function SurveyStatusMark({ status }: { status: SurveyStatus }) {
  const { t } = useTranslation("dynamicSurvey");
  return <Badge tone={TONE[status]}>{t(`status.${status}`)}</Badge>;
}
