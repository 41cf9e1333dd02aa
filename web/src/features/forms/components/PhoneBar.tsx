import type { FormDraft } from "@shikkha/contract/forms/form.ts";
import { Eye, Send, Undo2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/format/use-format.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { useBuilder, useBuilderStore } from "../model/builder-context.ts";
import { undo } from "../model/builder-store.ts";
import type { Autosave } from "../use-autosave.ts";
import type { PublishedState } from "../use-published.ts";
import { FormPreview } from "./FormPreview.tsx";
import styles from "./PhoneBar.module.css";

const PublishDialog = lazy(() => import("../dialogs/PublishDialog.tsx"));

interface Props {
  draft: FormDraft;
  autosave: Autosave;
  published: PublishedState;
}

/** What can be done on a phone, under the thumb. */
export function PhoneBar(props: Props) {
  const { t } = useTranslation("form");
  const language = useLanguage();
  const store = useBuilderStore();
  const canUndo = useBuilder(({ past }) => past.length > 0);
  const tree = useBuilder(({ document }) => document.tree);
  const [dialog, setDialog] = useState<"preview" | "publish">();
  const close = () => setDialog(undefined);
  return (
    <div className={styles.bar}>
      <IconButton
        label={t("builder.undo")}
        icon={<Undo2 size={20} aria-hidden />}
        isDisabled={!canUndo}
        onClick={() => undo(store)}
      />
      <Button icon={<Eye size={18} aria-hidden />} onClick={() => setDialog("preview")}>
        {t("builder.preview")}
      </Button>
      <Button
        variant="primary"
        icon={<Send size={18} aria-hidden />}
        onClick={() => setDialog("publish")}
      >
        {t("builder.publish")}
      </Button>
      {dialog === "preview" && (
        <Dialog
          isOpen
          onClose={close}
          title={t("builder.preview")}
          description={t("builder.previewNote")}
        >
          <FormPreview tree={tree} language={language} />
        </Dialog>
      )}
      <Suspense fallback={null}>
        {dialog === "publish" && <PublishDialog {...props} onClose={close} />}
      </Suspense>
    </div>
  );
}
