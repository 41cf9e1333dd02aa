import { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import { COMMENT_LIMIT } from "@shikkha/contract/plans/plan-words.ts";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { bodyOf, countOf, type Marks, type ReturnWhom } from "../model/return-whom.ts";
import { SHOWS_PLANS } from "../plans.api.ts";
import { MarkRows } from "./MarkRows.tsx";
import styles from "./ReturnDialog.module.css";

interface Props {
  year: number;
  whom: ReturnWhom;
  onClose: () => void;
  onDone?: () => void;
}

const QUICK = ["minimum", "month", "distance"] as const;
const NAMED = 5;

/** The comment everyone reads, the rows to correct where one wants to name them, and how many it concerns. */
export default function ReturnDialog({ year, whom, onClose, onDone }: Props) {
  const { t } = useTranslation("visit");
  const { name, number } = useFormat();
  const [comment, setComment] = useState("");
  const [marks, setMarks] = useState<Marks>(new Map());
  const count = countOf(whom);
  const { mutate, isPending, error } = useCallMutation(planReviewCalls.reject, {
    outdates: SHOWS_PLANS,
    onSuccess: ({ returned }) => {
      showToast({
        tone: "good",
        text: t("review.return.done", { count: returned, number: number(returned) }),
      });
      onDone?.();
      onClose();
    },
  });
  const isTooLong = Array.from(comment.trim()).length > COMMENT_LIMIT;
  const officers = "officers" in whom ? whom.officers : [];
  const names = officers.slice(0, NAMED).map(name).join(", ");
  return (
    <Dialog
      isOpen
      size="wide"
      title={t("review.return.title")}
      isDismissable={!isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onClick={onClose}>
            {t("review.cancel")}
          </Button>
          <Button
            variant="danger"
            icon={<Undo2 size={17} aria-hidden />}
            isPending={isPending}
            isDisabled={comment.trim() === "" || isTooLong}
            onClick={() => mutate({ body: bodyOf(whom, { planYear: year, comment, marks }) })}
          >
            {t("review.return.send", { count, number: number(count) })}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        {error && (
          <Alert tone="bad" isSpoken title={t("review.return.failed")}>
            {error.message}
          </Alert>
        )}
        <p>
          {officers.length > 0
            ? t(officers.length > NAMED ? "review.return.textMore" : "review.return.text", {
                count,
                number: number(count),
                names,
              })
            : t("review.return.textAll", { count, number: number(count) })}
        </p>
        <TextArea
          label={t("review.return.comment")}
          help={t("review.return.commentHelp")}
          isRequired
          rows={3}
          value={comment}
          limit={COMMENT_LIMIT}
          onChange={(event) => setComment(event.target.value)}
        />
        <div className={styles.chips}>
          {QUICK.map((quick) => (
            <Button
              key={quick}
              size="sm"
              onClick={() => setComment(`${comment} ${t(`review.quickText.${quick}`)}`.trim())}
            >
              {t(`review.quickLabel.${quick}`)}
            </Button>
          ))}
        </div>
        {officers.length > 0 && (
          <MarkRows year={year} officers={officers} marks={marks} onChange={setMarks} />
        )}
        <Alert tone="info">{t("review.return.told", { count, number: number(count) })}</Alert>
      </div>
    </Dialog>
  );
}
