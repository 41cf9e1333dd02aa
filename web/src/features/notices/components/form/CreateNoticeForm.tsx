import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ruleOf } from "../../../../shared/receiver-picker/receiver-draft.ts";
import { useReach } from "../../../../shared/receiver-picker/use-reach.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { NoticeForm } from "./NoticeForm.tsx";
import type { useCreateNotice } from "./use-create-notice.ts";

const PublishDialog = lazy(() => import("../../dialogs/PublishDialog.tsx"));

export function CreateNoticeForm({ work }: { work: ReturnType<typeof useCreateNotice> }) {
  const { t } = useTranslation("notice");
  const { form, isPending } = work;
  const values = form.watch();
  const { data: reach } = useReach(ruleOf(values.receivers));
  return (
    <>
      <NoticeForm
        form={form}
        files={work.files}
        submit={work.ask}
        isPending={isPending}
        refusal={work.refusal}
        second={
          <Button isDisabled={isPending} onClick={work.keepAndLeave}>
            {t("form.keepDraft")}
          </Button>
        }
      />
      {work.isAsked && (
        <Suspense fallback={null}>
          <PublishDialog
            values={values}
            reach={reach}
            isPending={isPending}
            onConfirm={work.confirm}
            onClose={work.cancel}
          />
        </Suspense>
      )}
    </>
  );
}
