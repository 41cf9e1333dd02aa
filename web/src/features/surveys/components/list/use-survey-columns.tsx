import { lastDayOf } from "@shikkha/contract/notices/notice.ts";
import type { SurveyRow } from "@shikkha/contract/surveys/survey-calls.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { TwoLines } from "../../../../shared/list/TwoLines.tsx";
import { useReceiverWords } from "../../../../shared/receiver-picker/use-receiver-words.ts";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import { hasResults, type SurveyAction } from "../../model/survey-action.ts";
import { resultsOf } from "../../model/survey-address.ts";
import { ResponseBar } from "../ResponseBar.tsx";
import { SurveyStatusMark } from "../SurveyStatusMark.tsx";
import { SurveyActions } from "./SurveyActions.tsx";
import styles from "../SurveyMarks.module.css";

type OnAction = (action: SurveyAction, survey: SurveyRow) => void;

/** Without actions it is a list to read. */
export function useSurveyColumns(onAction?: OnAction): readonly TableColumn<SurveyRow>[] {
  const { t } = useTranslation("dynamicSurvey");
  const { date, name, number, time } = useFormat();
  const receivers = useReceiverWords();
  const columns: readonly TableColumn<SurveyRow>[] = [
    {
      id: "survey",
      header: t("list.column.survey"),
      isRowHeader: true,
      card: "title",
      width: "28%",
      cell: (survey) => (
        <span className={styles.title}>
          <UiLink
            href={hasResults(survey) ? resultsOf(survey.id) : `/dynamic-survey/update/${survey.id}`}
          >
            {name(survey)}
          </UiLink>
          <small>{receivers(survey.receivers, survey.received)}</small>
        </span>
      ),
    },
    {
      id: "status",
      header: t("list.column.status"),
      cell: (survey) => <SurveyStatusMark status={survey.status} />,
    },
    {
      id: "form",
      header: t("list.column.form"),
      card: "hidden",
      cell: ({ form }) => (
        <TwoLines
          first={name(form)}
          second={t("list.formMeta", {
            version: number(form.versionNumber),
            questions: number(form.questionCount),
          })}
        />
      ),
    },
    {
      id: "period",
      header: t("list.column.period"),
      cell: (survey) => (
        <TwoLines
          isShort
          first={date(survey.startsAt)}
          second={t("list.until", { date: date(lastDayOf(survey.endsAt)) })}
        />
      ),
    },
    {
      id: "response",
      header: t("list.response"),
      card: "full",
      cell: (survey) =>
        hasResults(survey) ? (
          <ResponseBar answered={survey.answered} received={survey.received} />
        ) : (
          <span className={styles.quiet}>
            {t("list.notYet", { date: date(survey.startsAt), time: time(survey.startsAt) })}
          </span>
        ),
    },
  ];
  if (!onAction) return columns;
  const actions: TableColumn<SurveyRow> = {
    id: "actions",
    header: t("list.column.actions"),
    card: "aside",
    cell: (survey) => <SurveyActions survey={survey} onAction={onAction} />,
  };
  return [...columns, actions];
}
