import type { SurveyDetail } from "@shikkha/contract/surveys/survey-calls.ts";
import type { PlaceRate } from "@shikkha/contract/surveys/survey-results.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { QueryState } from "../../../../shared/states/QueryState.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../../../ui/feedback/EmptyState.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { useRates } from "../../surveys.api.ts";
import type { ReportState } from "../../use-report-query.ts";
import { ShareBar } from "./ShareBar.tsx";
import styles from "./Results.module.css";

interface Props {
  survey: SurveyDetail;
  report: ReportState;
}

/** Response rates of the places one level below the chosen one; a name leads further down. */
export function RatesCard({ survey, report }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { t: common } = useTranslation();
  const { name, number, percent } = useFormat();
  const { zoneId, districtId } = report.place;
  const answer = useRates(survey.id, { zoneId, districtId });
  const level = districtId !== undefined ? "upazila" : zoneId !== undefined ? "district" : "zone";
  const share = ({ received, answered }: PlaceRate) => (received > 0 ? answered / received : 0);
  return (
    <Card
      title={t(`results.ratesBy.${level}`)}
      description={level !== "upazila" && t("results.drill")}
    >
      <QueryState
        query={answer}
        skeleton={<Skeleton height={300} />}
        isEmpty={(rates) => rates.length === 0}
        empty={<EmptyState title={t("results.noPlaces")} />}
      >
        {(rates) => (
          <table className={styles.bars}>
            <thead>
              <tr>
                <th scope="col">{common(`place.${level}`)}</th>
                <th scope="col" aria-hidden />
                <th scope="col">{t("results.rate")}</th>
                <th scope="col">{t("results.answeredReceived")}</th>
              </tr>
            </thead>
            <tbody>
              {rates.map((rate) => (
                <tr key={rate.id}>
                  <th scope="row">
                    {level === "upazila" ? (
                      name(rate)
                    ) : (
                      <button
                        type="button"
                        className={styles.drill}
                        onClick={() => report.change({ [level]: rate.id })}
                      >
                        {name(rate)}
                      </button>
                    )}
                  </th>
                  <td aria-hidden>
                    <ShareBar share={share(rate)} tone={toneOf(share(rate))} />
                  </td>
                  <td className={styles.strong}>{percent(share(rate))}</td>
                  <td>
                    {number(rate.answered)} / {number(rate.received)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </QueryState>
    </Card>
  );
}

/** Below half is late, below three quarters is worth a look. */
function toneOf(share: number): "good" | "warning" | "bad" {
  return share < 0.5 ? "bad" : share < 0.75 ? "warning" : "good";
}
