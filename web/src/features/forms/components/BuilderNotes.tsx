import { formCalls } from "@shikkha/contract/forms/form-calls.ts";
import type { FormDraft } from "@shikkha/contract/forms/form.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../../lib/calls/call-api.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { useBuilder } from "../model/builder-context.ts";
import type { Autosave } from "../use-autosave.ts";
import styles from "./Builder.module.css";
import { useQuestionWords } from "./use-question-words.ts";

interface Props {
  autosave: Autosave;
  draft: FormDraft;
  onReload: () => void;
  isWide: boolean;
}

/** What the author must know now: someone else's save, a save that failed, a move that was refused. */
export function BuilderNotes({ autosave, draft, onReload, isWide }: Props) {
  const { t } = useTranslation("form");
  const { nameOf } = useQuestionWords();
  const refusal = useBuilder((state) => state.refusal);
  const [isWriting, setWriting] = useState(false);
  const { state, error } = autosave;

  async function keepMine() {
    setWriting(true);
    try {
      const { version } = await callApi(formCalls.draft, { params: { id: draft.id } });
      await autosave.saveOver(version);
    } finally {
      setWriting(false);
    }
  }

  const neighbour = refusal?.neighbour;
  return (
    <div className={styles.notes}>
      {state === "conflict" && (
        <Alert
          tone="warning"
          isSpoken
          title={error?.message}
          actions={
            <>
              <Button size="sm" isPending={isWriting} onClick={() => void keepMine()}>
                {t("builder.keepMine")}
              </Button>
              <Button size="sm" variant="primary" onClick={onReload}>
                {t("builder.takeTheirs")}
              </Button>
            </>
          }
        >
          {t("builder.conflictText")}
        </Alert>
      )}
      {state === "failed" && (
        <Alert
          tone="bad"
          isSpoken
          title={error?.message ?? t("builder.save.failed")}
          actions={
            <Button size="sm" onClick={() => void autosave.save()}>
              {t("builder.saveAgain")}
            </Button>
          }
        >
          {error?.fields.map(({ path, message }) => (
            <p key={path}>{message}</p>
          ))}
        </Alert>
      )}
      {refusal && (
        <Alert tone="warning" isSpoken>
          {neighbour
            ? t(`builder.refused.${refusal.refused}`, { name: nameOf(neighbour) })
            : t("builder.refusedAtEdge")}
        </Alert>
      )}
      {!isWide && <Alert>{t("builder.onPhone")}</Alert>}
    </div>
  );
}
