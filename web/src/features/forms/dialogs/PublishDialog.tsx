import { FORM_ERRORS, type FormDraft } from "@shikkha/contract/forms/form.ts";
import { checkForPublishing } from "@shikkha/contract/forms/publish-check.ts";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useGo } from "../../../shared/routing/navigation.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import { Checklist } from "../components/Checklist.tsx";
import { usePublishForm } from "../forms.api.ts";
import { useBuilder } from "../model/builder-context.ts";
import type { Autosave } from "../use-autosave.ts";
import type { PublishedState } from "../use-published.ts";
import styles from "./PublishDialog.module.css";

interface Props {
  draft: FormDraft;
  autosave: Autosave;
  published: PublishedState;
  onClose: () => void;
}

/** Publish sits beside its preconditions, and says what publishing does. */
export default function PublishDialog({ draft, autosave, published, onClose }: Props) {
  const { t } = useTranslation("form");
  const { words } = useUiLocale();
  const { number } = useFormat();
  const go = useGo();
  const tree = useBuilder(({ document }) => document.tree);
  const check = useMemo(() => checkForPublishing(tree), [tree]);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isFirst = published.number === null;
  const { mutate, isPending } = usePublishForm({
    onSuccess: () => go.to(isFirst ? "/save-form/succeed" : "/update-form/succeed"),
    onError: (error) => {
      const isOurs = Object.values(FORM_ERRORS).some(({ code }) => code === error.code);
      if (isOurs) setRefusal(error.message);
      else go.to("/save-form/failed");
    },
  });
  const changes = published.diff?.changes.length;
  const isSame = changes === 0;

  async function publish() {
    setRefusal(undefined);
    setSaving(true);
    const isKept = await autosave.save();
    setSaving(false);
    if (!isKept) return setRefusal(t("publish.notSaved"));
    mutate({ params: { id: draft.id }, body: { version: autosave.version() } });
  }

  const isBusy = isSaving || isPending;
  return (
    <Dialog
      isOpen
      title={t("publish.title")}
      description={
        isFirst
          ? t("publish.first")
          : t("publish.next", {
              number: number((published.number ?? 0) + 1),
              changes: number(changes ?? 0),
            })
      }
      isDismissable={!isBusy}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            variant="primary"
            isPending={isBusy}
            isDisabled={check.faults.length > 0 || isSame}
            onClick={() => void publish()}
          >
            {t("builder.publish")}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {refusal !== undefined && (
          <Alert tone="bad" isSpoken>
            {refusal}
          </Alert>
        )}
        {isSame && <Alert>{t("publish.same")}</Alert>}
        {published.diff && !published.diff.isComparable && (
          <Alert tone="warning">{t("diff.scoreText")}</Alert>
        )}
        <Checklist check={check} autosave={autosave} />
      </div>
    </Dialog>
  );
}
