import type { FormDraft } from "@shikkha/contract/forms/form.ts";
import { ArrowLeft, GitCompareArrows, Pencil, Redo2, Send, Smartphone, Undo2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Badge } from "../../../ui/controls/Badge.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { useBuilder, useBuilderStore } from "../model/builder-context.ts";
import { redo, undo } from "../model/builder-store.ts";
import type { Autosave } from "../use-autosave.ts";
import type { PublishedState } from "../use-published.ts";
import styles from "./BuilderBar.module.css";
import { SavedMark } from "./SavedMark.tsx";

const TitleDialog = lazy(() => import("../dialogs/TitleDialog.tsx"));
const PublishDialog = lazy(() => import("../dialogs/PublishDialog.tsx"));

interface Props {
  draft: FormDraft;
  autosave: Autosave;
  published: PublishedState;
  isComparing: boolean;
  isPreviewing: boolean;
  onCompare: () => void;
  onPreview: () => void;
}

export function BuilderBar(props: Props) {
  const { draft, autosave, published } = props;
  const { t } = useTranslation("form");
  const { number, pick } = useFormat();
  const store = useBuilderStore();
  const { nameBangla, nameEnglish } = useBuilder(({ document }) => document);
  const canUndo = useBuilder(({ past }) => past.length > 0);
  const canRedo = useBuilder(({ future }) => future.length > 0);
  const [dialog, setDialog] = useState<"title" | "publish">();
  const title = pick(nameBangla, nameEnglish);
  const isUnchanged = published.diff?.changes.length === 0;
  return (
    <header className={styles.bar}>
      <UiLink href="/form/management" className={styles.back} aria-label={t("builder.back")}>
        <ArrowLeft size={20} aria-hidden />
      </UiLink>
      <div className={styles.titles}>
        <h1 className={styles.title}>
          <span>{title}</span>
          <IconButton
            size="sm"
            label={t("builder.editTitle")}
            icon={<Pencil size={16} aria-hidden />}
            onClick={() => setDialog("title")}
          />
        </h1>
        <p className={styles.meta}>
          <Badge tone={isUnchanged ? "good" : "warning"}>
            {isUnchanged
              ? t("builder.asPublished", { number: number(published.number ?? 0) })
              : t("builder.draft", { number: number((published.number ?? 0) + 1) })}
          </Badge>
          <span className={styles.other}>{title === nameBangla ? nameEnglish : nameBangla}</span>
          <SavedMark autosave={autosave} />
        </p>
      </div>
      <div className={styles.actions}>
        <IconButton
          label={t("builder.undo")}
          icon={<Undo2 size={20} aria-hidden />}
          isDisabled={!canUndo}
          onClick={() => undo(store)}
        />
        <IconButton
          label={t("builder.redo")}
          icon={<Redo2 size={20} aria-hidden />}
          isDisabled={!canRedo}
          onClick={() => redo(store)}
        />
        <span className={styles.line} aria-hidden />
        {published.number !== null && (
          <Button
            aria-pressed={props.isComparing}
            icon={<GitCompareArrows size={18} aria-hidden />}
            onClick={props.onCompare}
          >
            {t("builder.compare", { number: number(published.number) })}
          </Button>
        )}
        <Button
          aria-pressed={props.isPreviewing}
          icon={<Smartphone size={18} aria-hidden />}
          onClick={props.onPreview}
        >
          {t("builder.preview")}
        </Button>
        <Button
          variant="primary"
          icon={<Send size={18} aria-hidden />}
          onClick={() => setDialog("publish")}
        >
          {t("builder.publish")}
        </Button>
      </div>
      <Suspense fallback={null}>
        {dialog === "title" && <TitleDialog onClose={() => setDialog(undefined)} />}
        {dialog === "publish" && (
          <PublishDialog
            draft={draft}
            autosave={autosave}
            published={published}
            onClose={() => setDialog(undefined)}
          />
        )}
      </Suspense>
    </header>
  );
}
