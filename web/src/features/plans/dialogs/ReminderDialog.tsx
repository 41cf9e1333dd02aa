import { smsParts } from "@shikkha/contract/notices/sms-parts.ts";
import { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import { MESSAGE_LIMIT } from "@shikkha/contract/settings.ts";
import { Send } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useCall } from "../../../lib/calls/use-call.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import type { PlaceQuery } from "../review.api.ts";
import { ChannelCounts } from "./ChannelCounts.tsx";
import styles from "./EditVisitDialog.module.css";

interface Props {
  planYear: number;
  place: PlaceQuery;
  onClose: () => void;
}

/** Whom a reminder reaches by which channel, counted first; then it is really queued. */
export default function ReminderDialog({ planYear, place, onClose }: Props) {
  const { t } = useTranslation("visit");
  const { date, digits, number } = useFormat();
  const preview = useCall(planReviewCalls.previewReminder, { query: { planYear, ...place } });
  const [typed, setTyped] = useState<string>();
  const people = preview.data?.people ?? 0;
  const message = typed ?? preview.data?.message ?? "";
  const { mutate, isPending, error } = useCallMutation(planReviewCalls.remind, {
    outdates: [planReviewCalls.stat, planReviewCalls.previewReminder],
    onSuccess: (sent) => {
      showToast({
        tone: "good",
        text: t("review.remind.done", { count: sent.people, number: number(sent.people) }),
      });
      onClose();
    },
  });
  const parts = smsParts(message);
  const isTooLong = Array.from(message.trim()).length > MESSAGE_LIMIT;
  const send = () =>
    mutate({ body: { ...numbersOf(place), planYear, expected: people, message: message.trim() } });
  return (
    <Dialog
      isOpen
      title={t("review.remind.title")}
      isDismissable={!isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onClick={onClose}>
            {t("review.cancel")}
          </Button>
          <Button
            variant="primary"
            icon={<Send size={17} aria-hidden />}
            isPending={isPending}
            isDisabled={people === 0 || message.trim() === "" || isTooLong}
            onClick={send}
          >
            {t("review.remind.send", { number: number(people) })}
          </Button>
        </>
      }
    >
      <QueryState query={preview} skeleton={<Skeleton height={280} />}>
        {(found) => (
          <div className={styles.fields}>
            {error && (
              <Alert tone="bad" isSpoken title={t("review.remind.failed")}>
                {error.message}
              </Alert>
            )}
            <p>
              {t("review.remind.text", {
                count: found.people,
                number: number(found.people),
                year: digits(String(planYear)),
              })}
            </p>
            <ChannelCounts found={found} />
            <TextArea
              label={t("review.remind.message")}
              rows={4}
              value={message}
              limit={MESSAGE_LIMIT}
              note={
                parts > 0 &&
                t("review.remind.parts", {
                  count: parts,
                  number: number(parts),
                  all: number(parts * found.byChannel.SMS),
                })
              }
              error={
                isTooLong ? t("review.remind.tooLong", { limit: number(MESSAGE_LIMIT) }) : undefined
              }
              onChange={(event) => setTyped(event.target.value)}
            />
            {(found.lastReminderAt || found.byNone > 0) && (
              <Alert tone="warning">
                {[
                  found.lastReminderAt &&
                    t("review.remind.last", { date: date(found.lastReminderAt) }),
                  found.byNone > 0 &&
                    t("review.remind.byNone", {
                      count: found.byNone,
                      number: number(found.byNone),
                    }),
                ]
                  .filter(Boolean)
                  .join(" ")}
              </Alert>
            )}
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}

/** What stands as text in an address is a number in a body. */
function numbersOf(place: PlaceQuery): Record<string, number> {
  const pairs = Object.entries(place).filter(([, value]) => value !== undefined);
  return Object.fromEntries(pairs.map(([name, value]) => [name, Number(value)]));
}
