import type { SurveyTemplate } from "@shikkha/contract/surveys/survey-calls.ts";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import styles from "../SurveyMarks.module.css";

/** Forms with how often each was sent, and the way to send it again. */
export function useTemplateColumns(): readonly TableColumn<SurveyTemplate>[] {
  const { t } = useTranslation("dynamicSurvey");
  const { name, number, date } = useFormat();
  return [
    {
      id: "form",
      header: t("list.column.form"),
      isRowHeader: true,
      card: "title",
      width: "44%",
      cell: (form) => (
        <span className={styles.title}>
          <UiLink href={`/form/detail/${form.id}`}>{name(form)}</UiLink>
          <small>
            {t("list.formMeta", {
              version: number(form.versionNumber),
              questions: number(form.questionCount),
            })}
          </small>
        </span>
      ),
    },
    {
      id: "surveys",
      header: t("list.column.surveys"),
      isNumeric: true,
      card: "half",
      cell: (form) =>
        form.surveys === 0 ? (
          number(0)
        ) : (
          <UiLink
            href={`/dynamic-survey/management?formId=${form.id}`}
            aria-label={t("list.surveysOf", { number: number(form.surveys), name: name(form) })}
          >
            {number(form.surveys)}
          </UiLink>
        ),
    },
    {
      id: "last",
      header: t("list.column.last"),
      card: "half",
      cell: (form) => (form.lastStartsAt === null ? "–" : date(form.lastStartsAt)),
    },
    {
      id: "actions",
      header: t("list.column.actions"),
      card: "full",
      cell: (form) => (
        <ButtonLink
          size="sm"
          href={`/dynamic-survey/create?formId=${form.id}`}
          icon={<Plus size={16} aria-hidden />}
          aria-label={t("list.createFrom", { name: name(form) })}
        >
          {t("action.create")}
        </ButtonLink>
      ),
    },
  ];
}
