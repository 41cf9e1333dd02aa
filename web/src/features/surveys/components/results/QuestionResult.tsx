import type { SurveyDetail } from "@shikkha/contract/surveys/survey-calls.ts";
import type { QuestionSummary } from "@shikkha/contract/surveys/survey-results.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { StackedBar } from "../../../../ui/charts/StackedBar.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import type { ReportState } from "../../use-report-query.ts";
import { CountBars } from "./CountBars.tsx";
import { NumberResult } from "./NumberResult.tsx";
import { StarsResult } from "./StarsResult.tsx";
import { TextAnswers } from "./TextAnswers.tsx";

interface Props {
  survey: SurveyDetail;
  report: ReportState;
  question: QuestionSummary;
  /** How many answered the survey. */
  total: number;
}

/** One question: what it asked, how many answered it, and what they said. */
export function QuestionResult({ survey, report, question, total }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { pick, number, digits } = useFormat();
  const { kind, answered } = question;
  const notes = [
    t(`results.kind.${kind}`),
    t("results.answerCount", { count: answered, number: number(answered) }),
    question.isConditional && t("results.conditional"),
    question.isFormer && t("results.former"),
  ].filter(Boolean);
  const title = pick(question.textBangla, question.textEnglish);
  return (
    <Card level={3} title={`${digits(question.place)} ${title}`} description={notes.join(" · ")}>
      {kind === "YES_NO" && (
        <StackedBar
          title={title}
          series={[
            ...question.counts.map((one) => ({ label: pick(one.textBangla, one.textEnglish) })),
            { label: t("results.noAnswer"), color: "var(--n-300)" },
          ]}
          rows={[
            {
              label: t("results.answers"),
              values: [...question.counts.map(({ count }) => count), total - answered],
            },
          ]}
        />
      )}
      {(kind === "CHOICE" || kind === "SEVERAL") && <CountBars title={title} question={question} />}
      {kind === "STARS" && <StarsResult title={title} question={question} />}
      {kind === "NUMBER" && <NumberResult title={title} question={question} />}
      {kind === "TEXT" && (
        <TextAnswers surveyId={survey.id} questionId={question.questionId} report={report} />
      )}
    </Card>
  );
}
