import type { SurveyDetail } from "@shikkha/contract/surveys/survey-calls.ts";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ListCard } from "../../../../shared/list/ListCard.tsx";
import { useTypedText } from "../../../../shared/list/use-typed-text.ts";
import { SearchField } from "../../../../ui/fields/SearchField.tsx";
import { useAnswers } from "../../surveys.api.ts";
import type { ReportState } from "../../use-report-query.ts";
import { useAnswerColumns } from "./use-answer-columns.tsx";
import styles from "./Results.module.css";

const AnswerDialog = lazy(() => import("./AnswerDialog.tsx"));

interface Props {
  survey: SurveyDetail;
  report: ReportState;
}

/** Who answered; each answer opens under the version it was given on. */
export function AnswersTab({ survey, report }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const [opened, setOpened] = useState<number>();
  const { searchParam } = report.query;
  const [text, setText] = useTypedText(searchParam ?? "", (typed) =>
    report.change({ searchParam: typed }),
  );
  const { page, size } = report.request;
  const answer = useAnswers(survey.id, {
    page,
    size,
    ...report.place,
    ...(searchParam && { searchParam }),
  });
  const columns = useAnswerColumns(setOpened);
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={t("results.searchPeople")}
          isLabelHidden
          placeholder={t("results.searchPeople")}
          value={text}
          onChange={setText}
        />
      </div>
      <ListCard
        caption={t("results.answers")}
        answer={answer}
        paging={report}
        columns={columns}
        rowId={(row) => String(row.id)}
        summary={(total) =>
          t("results.answerCount", { count: answer.data?.total ?? 0, number: total })
        }
        emptyTitle={t("results.noAnswers")}
        isFiltered={Boolean(searchParam)}
      />
      {opened !== undefined && (
        <Suspense fallback={null}>
          <AnswerDialog
            surveyId={survey.id}
            answerId={opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
