import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import type { OfficerPlan, PlanRow } from "@shikkha/contract/plans/visit-plan.ts";
import { COMMENT_LIMIT } from "@shikkha/contract/plans/plan-words.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { SHOWS_PLANS } from "../plans.api.ts";
import styles from "./EditVisitDialog.module.css";

interface Props {
  plan: OfficerPlan;
  rows: readonly PlanRow[];
  onClose: () => void;
}

/** What goes in, that it is closed afterwards, and an answer to whoever returned it. */
export default function SubmitPlanDialog({ plan, rows, onClose }: Props) {
  const { t } = useTranslation("visit");
  const { number, digits, date, name } = useFormat();
  const [answer, setAnswer] = useState("");
  // Kept while the dialog is open: sent again after a lost answer it is still one submission.
  const [submissionId] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useCallMutation(myPlanCalls.submit, {
    outdates: SHOWS_PLANS,
    onSuccess: () => {
      showToast({ tone: "good", text: t("plan.submit.done") });
      onClose();
    },
  });
  const isAgain = plan.status === "REJECTED";
  const untouched = rows.filter(({ marked, change }) => isAgain && marked && change === "SAME");
  const shown = { number: number(plan.visits), year: digits(String(plan.session.year)) };
  return (
    <ConfirmDialog
      isOpen
      title={t(isAgain ? "plan.submit.titleAgain" : "plan.submit.title")}
      confirmLabel={t("plan.submit.confirm", shown)}
      cancelLabel={t("plan.submit.cancel")}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() =>
        mutate({
          params: { officerId: plan.officer.officerId, year: plan.session.year },
          body: { submissionId, ...(answer.trim() && { answer: answer.trim() }) },
        })
      }
    >
      <div className={styles.fields}>
        {error && (
          <Alert tone="bad" isSpoken title={t("plan.submit.failed")}>
            {error.message}
          </Alert>
        )}
        <p>{t("plan.submit.text", shown)}</p>
        {untouched.length > 0 && (
          <Alert tone="warning">
            {t("plan.submit.untouched", {
              count: untouched.length,
              number: number(untouched.length),
              rows: untouched.map((row) => `${date(row.visitDate)}, ${name(row.place)}`).join("; "),
            })}
          </Alert>
        )}
        {isAgain && (
          <TextArea
            label={t("plan.submit.answer")}
            isMarkedOptional
            rows={3}
            value={answer}
            limit={COMMENT_LIMIT}
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
