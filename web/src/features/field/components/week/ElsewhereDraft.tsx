import { fieldCalls, type VisitDraft } from "@shikkha/contract/visits/field-calls.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { ChevronRight, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../../lib/browser/use-online.ts";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Badge } from "../../../../ui/controls/Badge.tsx";
import { Button } from "../../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { ProgressBar } from "../../../../ui/feedback/ProgressBar.tsx";
import { showToast } from "../../../../ui/feedback/toasts.ts";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog.tsx";
import { fillingAddress } from "../../model/visit-address.ts";
import { useFieldWords } from "../../use-field-words.ts";
import styles from "../outbox/Outbox.module.css";

/** Begun on another device: goes on here with what the server has of it, or the server's copy is thrown away. */
export function ElsewhereDraft({ draft }: { draft: VisitDraft }) {
  const { t } = useTranslation("visit");
  const { name, percent } = useFormat();
  const { moment } = useFieldWords();
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const { clientId, kind, place, progress, savedAt } = draft;
  const { mutate, isPending } = useCallMutation(visitCalls.discard, {
    outdates: [fieldCalls.week],
    onSuccess: () => showToast({ text: t("week.elsewhere.discarded") }),
    onError: (error) => {
      setAsking(false);
      showToast({ tone: "bad", text: error.message });
    },
  });
  return (
    <article className={styles.record}>
      <div className={styles.head}>
        <b>{name(place)}</b>
        <Badge tone="info">{t("week.elsewhere.badge")}</Badge>
        <small>{`${t(`field.kind.${kind}`)} · ${moment(savedAt)}`}</small>
      </div>
      <ProgressBar
        label={t("outbox.answered")}
        value={progress}
        total={100}
        count={percent(progress / 100, 0)}
      />
      <div className={styles.actions}>
        <ButtonLink
          href={fillingAddress(kind, { visit: clientId })}
          iconEnd={<ChevronRight size={16} aria-hidden />}
        >
          {t("week.elsewhere.takeOver")}
        </ButtonLink>
        <Button
          icon={<Trash2 size={16} aria-hidden />}
          isDisabled={!isOnline}
          onClick={() => setAsking(true)}
        >
          {t("outbox.discard")}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t("outbox.discardTitle")}
        confirmLabel={t("outbox.discardNow")}
        isPending={isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate({ params: { kind }, body: { clientId } })}
      >
        {t("week.elsewhere.discardText", {
          name: name(place),
          percent: percent(progress / 100, 0),
        })}
      </ConfirmDialog>
    </article>
  );
}
