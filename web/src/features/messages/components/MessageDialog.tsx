import { contactMessageCalls } from "@shikkha/contract/contact-messages.ts";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { Facts } from "../../../ui/layout/Facts.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import type { ContactMessage } from "../messages.api.ts";
import { ContactLink } from "./ContactLink.tsx";
import styles from "./MessageDialog.module.css";

interface Props {
  message: ContactMessage;
  onClose: () => void;
}

/** One message whole, with how to reach its sender and whether somebody has seen to it. */
export default function MessageDialog({ message, onClose }: Props) {
  const { t } = useTranslation("settings");
  const { words } = useUiLocale();
  const { date, time, pick } = useFormat();
  const when = (instant: string) => t("messages.at", { date: date(instant), time: time(instant) });
  const { mutate, isPending } = useCallMutation(contactMessageCalls.handle, {
    outdates: [contactMessageCalls.list],
    onSuccess: () => {
      showToast({ text: t("messages.handledNow") });
      onClose();
    },
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });
  return (
    <Dialog
      isOpen
      size="wide"
      title={message.subject}
      isDismissable={!isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onClick={onClose}>
            {words.close}
          </Button>
          <Button
            variant="primary"
            icon={<Check size={17} aria-hidden />}
            isAllowed={message.handledAt === null}
            isPending={isPending}
            onClick={() => mutate({ params: { id: message.id } })}
          >
            {t("messages.handle")}
          </Button>
        </>
      }
    >
      <p className={styles.body}>{message.body}</p>
      <Facts
        items={[
          { label: t("messages.sender"), value: message.name },
          { label: t("messages.contact"), value: <ContactLink contact={message.contact} /> },
          { label: t("messages.sent"), value: when(message.sentAt) },
          {
            label: t("messages.state"),
            value:
              message.handledAt === null
                ? t("messages.waiting")
                : t("messages.handledBy", {
                    name: pick(message.handledByBangla, message.handledByEnglish),
                    when: when(message.handledAt),
                  }),
          },
        ]}
      />
    </Dialog>
  );
}
