import type { FormSummary } from "@shikkha/contract/forms/form.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { TwoLines } from "../../../shared/list/TwoLines.tsx";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import type { FormAction } from "../model/form-action.ts";
import { FormActions } from "./FormActions.tsx";
import styles from "./FormCell.module.css";
import { FormStateMark } from "./FormStateMark.tsx";

type OnAction = (action: FormAction, form: FormSummary) => void;

export function useFormColumns(onAction: OnAction): readonly TableColumn<FormSummary>[] {
  const { t } = useTranslation("form");
  const { name, date, number } = useFormat();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("list.column.name"),
        isRowHeader: true,
        card: "title",
        cell: (form) => (
          <span className={styles.name}>
            <UiLink href={`/form/detail/${form.id}`}>{name(form)}</UiLink>
            <small>{t(`formType.${form.formType}`)}</small>
          </span>
        ),
      },
      {
        id: "state",
        header: t("list.state"),
        card: "full",
        cell: (form) => <FormStateMark state={form.state} />,
      },
      {
        id: "version",
        header: t("list.column.version"),
        isNumeric: true,
        cell: (form) => (form.versionNumber === null ? "–" : number(form.versionNumber)),
      },
      {
        id: "questions",
        header: t("list.column.questions"),
        isNumeric: true,
        cell: (form) => number(form.questionCount),
      },
      {
        id: "changed",
        header: t("list.column.changed"),
        card: "full",
        cell: (form) => (
          <TwoLines
            first={date(form.changedAt)}
            second={form.changedBy ? name(form.changedBy) : t("list.shipped")}
          />
        ),
      },
      {
        id: "actions",
        header: t("list.column.actions"),
        card: "aside",
        cell: (form) => <FormActions form={form} onAction={onAction} />,
      },
    ],
    [t, name, date, number, onAction],
  );
}
