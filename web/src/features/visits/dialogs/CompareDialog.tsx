import type { CompiledForm } from "@shikkha/contract/forms/compile-form.ts";
import type { VisitDetail } from "@shikkha/contract/visits/visit.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { AnswerText } from "../components/AnswerText.tsx";
import { changedAnswers } from "../model/changed-answers.ts";
import { useVisitVersion } from "../visits.api.ts";
import styles from "./CompareDialog.module.css";

interface Props {
  visit: VisitDetail;
  form: CompiledForm;
  onClose: () => void;
}

/** What the officer changed since the report was last returned. */
export default function CompareDialog({ visit, form, onClose }: Props) {
  const { t } = useTranslation("monitoring");
  const { number, pick } = useFormat();
  const answer = useVisitVersion(visit.kind, visit.id, visit.version - 1);
  return (
    <Dialog
      isOpen
      size="wide"
      title={t("visit.detail.changes", {
        from: number(visit.version - 1),
        to: number(visit.version),
      })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t("visit.detail.closeDialog")}</Button>}
    >
      <QueryState query={answer} skeleton={<Skeleton height={180} />}>
        {(earlier) => {
          const changed = changedAnswers(form, earlier.answers, visit.answers);
          if (changed.length === 0) return <EmptyState title={t("visit.detail.noChanges")} />;
          return (
            <ul>
              {changed.map((node) => (
                <li key={node.key} className={styles.change}>
                  <b>{pick(node.question.textBangla, node.question.textEnglish)}</b>
                  <div>
                    <small>{t("visit.detail.before")}</small>
                    <AnswerText node={node} answer={earlier.answers[node.key]} />
                  </div>
                  <div>
                    <small>{t("visit.detail.after")}</small>
                    <AnswerText node={node} answer={visit.answers[node.key]} />
                  </div>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryState>
    </Dialog>
  );
}
