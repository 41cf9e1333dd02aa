import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useIssues } from "../../../lib/forms/use-issues.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import type { NewPicture } from "../use-new-pictures.ts";
import { usePictureLabels } from "../use-picture-labels.ts";
import { useUploadPicture } from "../use-upload-picture.ts";
import { PictureFields } from "./PictureFields.tsx";
import styles from "./NewPictureForm.module.css";

interface Props {
  picture: NewPicture;
  onDone: () => void;
}

/** A chosen picture, its words, and sending both at once. */
export function NewPictureForm({ picture: { id, file, preview }, onDone }: Props) {
  const { t } = useTranslation("settings");
  const { percent } = useFormat();
  const { form, submit, isPending, progress, refusal } = useUploadPicture(file, onDone);
  const before = `${id}.`;
  const issues = useIssues(form.formState, isPending, usePictureLabels(before), before);
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <img src={preview} alt={file.name} className={styles.preview} />
      <div className={styles.body}>
        <p className={styles.name}>{file.name}</p>
        <ErrorSummary title={t("gallery.problems")} issues={issues} />
        {refusal !== undefined && (
          <Alert tone="bad" isSpoken title={t("gallery.notAdded")}>
            {refusal}
          </Alert>
        )}
        <PictureFields form={form} before={before} isDisabled={isPending} />
        {progress && (
          <ProgressBar
            label={t("gallery.sending")}
            value={progress.sent}
            total={progress.total}
            count={percent(progress.sent / progress.total, 0)}
          />
        )}
        <div className={styles.actions}>
          <Button isDisabled={isPending} onClick={onDone}>
            {t("gallery.discard")}
          </Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t("gallery.submit")}
          </Button>
        </div>
      </div>
    </form>
  );
}
