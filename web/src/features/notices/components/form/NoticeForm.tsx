import { CalendarClock, Check, Send } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useIssues } from "../../../../lib/forms/use-issues.ts";
import { ruleOf } from "../../../../shared/receiver-picker/receiver-draft.ts";
import { useReach } from "../../../../shared/receiver-picker/use-reach.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { Alert } from "../../../../ui/feedback/Alert.tsx";
import { ErrorSummary } from "../../../../ui/feedback/ErrorSummary.tsx";
import { ChannelSection } from "./ChannelSection.tsx";
import { ContentSection } from "./ContentSection.tsx";
import { FilesSection } from "./FilesSection.tsx";
import { NoticePreview } from "./NoticePreview.tsx";
import { PeriodSection } from "./PeriodSection.tsx";
import { PublishSummary } from "./PublishSummary.tsx";
import { ReceiverSection } from "./ReceiverSection.tsx";
import type { AttachmentState } from "./use-attachments.ts";
import type { NoticeFormState } from "./use-notice-form.ts";
import { useNoticeLabels } from "./use-notice-labels.ts";
import styles from "../../../../shared/form-page/FormPage.module.css";

interface Props {
  form: NoticeFormState;
  files: AttachmentState;
  submit: (event: FormEvent) => void;
  isPending: boolean;
  refusal: string | undefined;
  /** A stored notice is changed, not a new one published. */
  isUpdate?: boolean;
  isOut?: boolean;
  /** Beside the main button: keep as draft, or go back. */
  second: ReactNode;
}

/** Five parts beside a summary and a preview; nothing in here knows where a notice goes. */
export function NoticeForm(props: Props) {
  const { form, files, isPending, refusal, isUpdate = false, isOut = false } = props;
  const { t } = useTranslation("notice");
  const { number } = useFormat();
  const labels = useNoticeLabels();
  const issues = useIssues(form.formState, isPending, labels);
  const values = form.watch();
  const { data: reach } = useReach(ruleOf(values.receivers));
  const parts = { form, isDisabled: isPending, isOut };
  const isLater = values.when === "LATER";
  const Icon = isUpdate ? Check : isLater ? CalendarClock : Send;
  const label = isUpdate ? "form.save" : isLater ? "form.publishLater" : "form.publishNow";
  const actions = (
    <>
      <Button
        type="submit"
        variant="primary"
        isPending={isPending}
        isDisabled={files.isBusy}
        title={files.isBusy ? t("form.filesBusy") : undefined}
        icon={<Icon size={17} aria-hidden />}
      >
        {t(label)}
      </Button>
      {props.second}
    </>
  );
  return (
    <form noValidate className={styles.form} onSubmit={props.submit}>
      <ErrorSummary
        title={t("form.problems", { count: issues.length, number: number(issues.length) })}
        issues={issues}
      />
      {refusal !== undefined && (
        <Alert tone="bad" isSpoken title={t("form.refused")}>
          {refusal}
        </Alert>
      )}
      {isOut && <Alert tone="info">{t("form.sentNote")}</Alert>}
      <div className={styles.split}>
        <div className={styles.card}>
          <ContentSection form={form} isDisabled={isPending} />
          <PeriodSection {...parts} />
          <FilesSection files={files} isDisabled={isPending} />
          <ReceiverSection form={form} isDisabled={isPending || isOut} />
          <ChannelSection {...parts} reach={reach} />
        </div>
        <div className={styles.side}>
          <PublishSummary
            values={values}
            reach={reach}
            refusedFiles={files.refused}
            isOut={isOut}
            actions={actions}
          />
          <NoticePreview values={values} files={files.taken.length} />
        </div>
      </div>
    </form>
  );
}
