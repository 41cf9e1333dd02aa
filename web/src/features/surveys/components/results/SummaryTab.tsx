import { ratingBand } from "@shikkha/contract/forms/rating.ts";
import type { SurveyDetail } from "@shikkha/contract/surveys/survey-calls.ts";
import { CalendarDays, ClipboardCheck, Clock, Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { QueryState } from "../../../../shared/states/QueryState.tsx";
import { BarChart } from "../../../../ui/charts/BarChart.tsx";
import { EmptyState } from "../../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { StatTile } from "../../../../ui/layout/StatTile.tsx";
import { StatTiles } from "../../../../ui/layout/StatTiles.tsx";
import { everyDay } from "../../model/every-day.ts";
import { useResults } from "../../surveys.api.ts";
import type { ReportState } from "../../use-report-query.ts";
import { QuestionResult } from "./QuestionResult.tsx";
import { RatesCard } from "./RatesCard.tsx";
import styles from "./Results.module.css";

interface Props {
  survey: SurveyDetail;
  report: ReportState;
}

/** How many answered, when and where, then each question. */
export function SummaryTab({ survey, report }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { t: form } = useTranslation("form");
  const { number, percent, digits, monthName, rating } = useFormat();
  const dayLabel = (day: string) =>
    `${digits(String(Number(day.slice(8))))} ${monthName(Number(day.slice(5, 7)))}`;
  const answer = useResults(survey.id, report.place);
  return (
    <QueryState query={answer} skeleton={<Skeleton height={480} />}>
      {({ received, answered, today, yesterday, meanScore, days, questions }) => (
        <div className={styles.summary}>
          <StatTiles>
            <StatTile
              label={t("results.rate")}
              value={percent(received > 0 ? answered / received : 0)}
              note={t("list.answeredOf", {
                answered: number(answered),
                received: number(received),
              })}
              icon={<ClipboardCheck size={20} />}
            />
            <StatTile
              label={t("results.waiting")}
              value={number(received - answered)}
              unit={t("results.peopleUnit")}
              icon={<Clock size={20} />}
            />
            <StatTile
              label={t("results.today")}
              value={number(today)}
              note={t("results.yesterday", { number: number(yesterday) })}
              icon={<CalendarDays size={20} />}
            />
            <StatTile
              label={t("results.meanScore")}
              value={meanScore === null ? "–" : rating(meanScore)}
              note={
                meanScore === null ? t("results.noScore") : form(`band.${ratingBand(meanScore)}`)
              }
              icon={<Star size={20} />}
            />
          </StatTiles>
          <div className={styles.pair}>
            <Card title={t("results.byDay")}>
              {days.length === 0 ? (
                <EmptyState title={t("results.noAnswers")} />
              ) : (
                <BarChart
                  title={t("results.byDay")}
                  series={[{ label: t("results.answers") }]}
                  rows={everyDay(days).map(({ day, count }) => ({
                    label: dayLabel(day),
                    values: [count],
                  }))}
                />
              )}
            </Card>
            <RatesCard survey={survey} report={report} />
          </div>
          <h2 className={styles.heading}>{t("results.byQuestion")}</h2>
          <div className={styles.questions}>
            {questions.map((question) => (
              <QuestionResult
                key={question.questionId}
                survey={survey}
                report={report}
                question={question}
                total={answered}
              />
            ))}
          </div>
        </div>
      )}
    </QueryState>
  );
}
