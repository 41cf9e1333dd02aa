import { useTranslation } from "react-i18next";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { Table } from "../../../ui/table/Table.tsx";
import { useTemplateColumns } from "../components/list/use-template-columns.tsx";
import { useTemplates } from "../surveys.api.ts";

/** Published forms and the surveys made from each. */
export default function FormSurveysScreen() {
  const { t } = useTranslation("dynamicSurvey");
  const { t: common } = useTranslation();
  const answer = useTemplates();
  const title = common("page.formSurveys");
  const columns = useTemplateColumns();
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
