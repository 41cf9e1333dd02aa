import type { SurveyDetail } from "@shikkha/contract/surveys/survey-calls.ts";
import type { AnswerRow } from "@shikkha/contract/surveys/survey-results.ts";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { ListCard } from "../../../../shared/list/ListCard.tsx";
import { TwoLines } from "../../../../shared/list/TwoLines.tsx";
import { useTypedText } from "../../../../shared/list/use-typed-text.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { SearchField } from "../../../../ui/fields/SearchField.tsx";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import { useAnswers } from "../../surveys.api.ts";
import type { ReportState } from "../../use-report-query.ts";
import styles from "./Results.module.css";

const AnswerDialog = lazy(() => import("./AnswerDialog.tsx"));

interface Props {
  survey: SurveyDetail;
  report: ReportState;
}

/** Who answered; each answer opens under the version it was given on. */
export function AnswersTab({ survey, report }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { name, pick, date, time, number, rating } = useFormat();
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
  const columns: readonly TableColumn<AnswerRow>[] = [
    {
      id: "name",
      header: t("results.column.name"),
      isRowHeader: true,
      card: "title",
      cell: (row) => (
        <TwoLines first={name(row)} second={pick(row.designationBangla, row.designationEnglish)} />
      ),
    },
    {
      id: "place",
      header: t("results.column.place"),
      cell: (row) => pick(row.placeBangla, row.placeEnglish) || "–",
    },
    {
      id: "answeredAt",
      header: t("results.column.answeredAt"),
      cell: (row) => (
        <TwoLines isShort first={date(row.answeredAt)} second={time(row.answeredAt)} />
      ),
    },
    {
      id: "version",
      header: t("results.column.version"),
      isNumeric: true,
      cell: (row) => number(row.versionNumber),
    },
    {
      id: "score",
      header: t("results.column.score"),
      isNumeric: true,
      cell: (row) => (row.score === null ? "–" : rating(row.score)),
    },
    {
      id: "open",
      header: t("list.column.actions"),
      card: "aside",
      cell: (row) => (
        <Button
          size="sm"
          aria-label={t("results.openOf", { name: name(row) })}
          onClick={() => setOpened(row.id)}
        >
          {t("results.open")}
        </Button>
      ),
    },
  ];
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
