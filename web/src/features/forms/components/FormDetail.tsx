import type { PublishedForm } from "@shikkha/contract/forms/form.ts";
import { FileText, Pencil } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { RecordHeader } from "../../../shared/record/RecordHeader.tsx";
import { RecordMark } from "../../../shared/record/RecordMark.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { useFormActions } from "../use-form-actions.ts";
import { FormActions } from "./FormActions.tsx";
import styles from "./FormDetail.module.css";
import { FormStateMark } from "./FormStateMark.tsx";
import { PublishedCard } from "./PublishedCard.tsx";
import { VersionsCard } from "./VersionsCard.tsx";

const FormDialogs = lazy(() => import("../dialogs/FormDialogs.tsx"));

/** One form: what it asks, its versions and what changed between them. */
export function FormDetail({ form }: { form: PublishedForm }) {
  const { t } = useTranslation("form");
  const { name, number, date } = useFormat();
  const { asked, act, close } = useFormActions();
  return (
    <>
      <RecordHeader
        picture={<FileText size={28} aria-hidden />}
        title={name(form)}
        subtitle={t(`formType.${form.formType}`)}
        marks={
          <>
            <RecordMark>
              <FormStateMark state={form.state} />
            </RecordMark>
            <RecordMark>
              {t("detail.questions", {
                count: form.questionCount,
                number: number(form.questionCount),
              })}
            </RecordMark>
            {form.publishedAt !== null && form.versionNumber !== null && (
              <RecordMark>
                {t("detail.version", {
                  number: number(form.versionNumber),
                  date: date(form.publishedAt),
                })}
              </RecordMark>
            )}
          </>
        }
        actions={
          <>
            <FormActions form={form} onAction={act} />
            <ButtonLink
              href={`/form/edit/${form.id}`}
              variant="primary"
              icon={<Pencil size={17} aria-hidden />}
            >
              {t("action.edit")}
            </ButtonLink>
          </>
        }
      />
      <div className={styles.cards}>
        <VersionsCard form={form} />
        <PublishedCard form={form} />
      </div>
      {asked && (
        <Suspense fallback={null}>
          <FormDialogs {...asked} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
