import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { ChevronRight, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { ProgressBar } from "../../../../ui/feedback/ProgressBar.tsx";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog.tsx";
import { fillingAddress } from "../../model/visit-address.ts";
import { useFieldWords } from "../../use-field-words.ts";
import styles from "./Outbox.module.css";

interface Props {
  draft: {
    readonly clientId: string;
    readonly kind: VisitKind;
    readonly place: { readonly nameBangla: string; readonly nameEnglish: string };
    readonly savedAt: string;
  };
  /** In hundredths. */
  progress: number;
  badge: ReactNode;
  goOnLabel: string;
  /** What is lost, for the question before it is thrown away. */
  discardText: string;
  isDiscardDisabled?: boolean;
  /** The card goes with its draft; when it could not be thrown away the question closes. */
  onDiscard: () => Promise<unknown>;
}

/** A visit that is begun: go on with it, or throw it away. */
export function DraftCard({
  draft,
  progress,
  badge,
  goOnLabel,
  discardText,
  isDiscardDisabled = false,
  onDiscard,
}: Props) {
  const { t } = useTranslation("visit");
  const { name, percent } = useFormat();
  const { moment } = useFieldWords();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const { clientId, kind, place, savedAt } = draft;

  async function discard() {
    setPending(true);
    try {
      await onDiscard();
    } finally {
      setPending(false);
      setAsking(false);
    }
  }

  return (
    <article className={styles.record}>
      <div className={styles.head}>
        <b>{name(place)}</b>
        {badge}
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
          {goOnLabel}
        </ButtonLink>
        <Button
          icon={<Trash2 size={16} aria-hidden />}
          isDisabled={isDiscardDisabled}
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
        onConfirm={() => void discard()}
      >
        {discardText}
      </ConfirmDialog>
    </article>
  );
}
