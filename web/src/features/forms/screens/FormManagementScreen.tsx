import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ListCard } from "../../../shared/list/ListCard.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { FormFilters } from "../components/FormFilters.tsx";
import { useFormColumns } from "../components/use-form-columns.tsx";
import { useForms } from "../forms.api.ts";
import { useFormActions } from "../use-form-actions.ts";
import { useFormList } from "../use-form-list.ts";

const FormDialogs = lazy(() => import("../dialogs/FormDialogs.tsx"));

export default function FormManagementScreen() {
  const { t } = useTranslation("form");
  const { t: common } = useTranslation();
  const list = useFormList();
  const answer = useForms(list.request);
  const { asked, act, close } = useFormActions();
  const columns = useFormColumns(act);
  const create = (
    <ButtonLink href="/form/create" variant="primary" icon={<Plus size={17} aria-hidden />}>
      {t("list.create")}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={common("menu.forms")}
        meta={t("list.meta")}
        actions={
          <>
            <ButtonLink href="/form/survey-list">{common("page.formSurveys")}</ButtonLink>
            {create}
          </>
        }
      />
      <FormFilters list={list} />
      <ListCard
        caption={common("menu.forms")}
        answer={answer}
        paging={list}
        columns={columns}
        rowId={(form) => String(form.id)}
        summary={(total) => t("list.found", { count: answer.data?.total ?? 0, number: total })}
        emptyTitle={list.isFiltered ? t("list.noneFound") : t("list.none")}
        emptyAction={create}
        isFiltered={list.isFiltered}
      />
      {asked && (
        <Suspense fallback={null}>
          <FormDialogs {...asked} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
