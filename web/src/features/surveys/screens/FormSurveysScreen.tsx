import type { SurveyTemplate } from "@shikkha/contract/surveys/survey-calls.ts";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { Table } from "../../../ui/table/Table.tsx";
import { useTemplates } from "../surveys.api.ts";
import styles from "../components/SurveyMarks.module.css";

/** Published forms and the surveys made from each. */
export default function FormSurveysScreen() {
  const { t } = useTranslation("dynamicSurvey");
  const { t: common } = useTranslation();
  const { name, number, date } = useFormat();
  const answer = useTemplates();
  const title = common("page.formSurveys");
  const columns: readonly TableColumn<SurveyTemplate>[] = [
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
  return (
    <>
      <PageHeader title={title} meta={t("list.formsMeta")} />
      <Card isFlush>
        <QueryState
          query={answer}
          skeleton={<Skeleton height={320} />}
          isEmpty={(forms) => forms.length === 0}
          empty={
            <EmptyState
              title={t("list.noForms")}
              action={
                <ButtonLink href="/form/management" variant="primary">
                  {common("menu.forms")}
                </ButtonLink>
              }
            />
          }
        >
          {(forms) => (
            <Table
              caption={title}
              columns={columns}
              rows={forms}
              rowId={(form) => String(form.id)}
            />
          )}
        </QueryState>
      </Card>
    </>
  );
}
