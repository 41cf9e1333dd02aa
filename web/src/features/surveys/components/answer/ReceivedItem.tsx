import { lastDayOf } from "@shikkha/contract/notices/notice.ts";
import type { ReceivedSurvey } from "@shikkha/contract/surveys/my-surveys.ts";
import { CircleCheck, Clock, ListChecks } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Badge } from "../../../../ui/controls/Badge.tsx";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import type { Tone } from "../../../../ui/tone.ts";
import styles from "./ReceivedList.module.css";

const TONE: Readonly<Record<ReceivedSurvey["state"], Tone>> = {
  OPEN: "info",
  ANSWERED: "good",
  PAST: "neutral",
};

/** One received survey, the whole of it a link. */
export function ReceivedItem({ survey }: { survey: ReceivedSurvey }) {
  const { t } = useTranslation("dynamicSurvey");
  const { name, number, date } = useFormat();
  const isOpen = survey.status === "PUBLISHED";
  const Icon = survey.state === "ANSWERED" ? CircleCheck : ListChecks;
  const last = date(lastDayOf(survey.endsAt));
  return (
    <UiLink href={`/my-surveys/${survey.id}`} className={styles.item}>
      <span aria-hidden className={styles.icon}>
        <Icon size={22} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name(survey)}</span>
        <span className={styles.meta}>
          <span>
            {t("mine.questions", {
              count: survey.questionCount,
              number: number(survey.questionCount),
            })}
          </span>
          <span>
            <Clock size={15} aria-hidden />
            {t(isOpen ? "mine.until" : "mine.ended", { date: last })}
          </span>
          {survey.answeredAt && (
            <span>{t("mine.answeredOn", { date: date(survey.answeredAt) })}</span>
          )}
        </span>
      </span>
      <Badge tone={TONE[survey.state]}>{t(`mine.state.${survey.state}`)}</Badge>
    </UiLink>
  );
}
