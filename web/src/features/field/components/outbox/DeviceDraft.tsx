import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { ChevronRight, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../../../lib/calls/call-api.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import type { DeviceVisit } from "../../../../shared/outbox/device-visit.ts";
import { deleteDeviceVisit } from "../../../../shared/outbox/device-visits.ts";
import { Badge } from "../../../../ui/controls/Badge.tsx";
import { Button } from "../../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { ProgressBar } from "../../../../ui/feedback/ProgressBar.tsx";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog.tsx";
import { deviceProgress } from "../../model/device-progress.ts";
import { fillingAddress } from "../../model/visit-address.ts";
import { useFieldWords } from "../../use-field-words.ts";
import styles from "./Outbox.module.css";

/** A visit that is being written here: go on with it, or throw it away. */
export function DeviceDraft({ visit }: { visit: DeviceVisit }) {
  const { t } = useTranslation("visit");
  const { name, percent } = useFormat();
  const { moment } = useFieldWords();
  const [isAsking, setAsking] = useState(false);
  const { clientId, kind, serverVersion } = visit;
  const progress = deviceProgress(visit);

  async function discard() {
    await deleteDeviceVisit(visit);
    if (serverVersion === null) return;
    // The server's copy goes too; if it cannot be reached it stays a draft that can be discarded from the week.
    await callApi(visitCalls.discard, { params: { kind }, body: { clientId } }).catch(
      () => undefined,
    );
  }

  return (
    <article className={styles.record}>
      <div className={styles.head}>
        <b>{name(visit.place)}</b>
        <Badge>{t("outbox.draft")}</Badge>
        <small>{`${t(`field.kind.${kind}`)} · ${moment(visit.savedAt)}`}</small>
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
          {t("outbox.goOn")}
        </ButtonLink>
        <Button icon={<Trash2 size={16} aria-hidden />} onClick={() => setAsking(true)}>
          {t("outbox.discard")}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t("outbox.discardTitle")}
        confirmLabel={t("outbox.discardNow")}
        onClose={() => setAsking(false)}
        onConfirm={() => void discard()}
      >
        {t("outbox.discardText", { name: name(visit.place) })}
      </ConfirmDialog>
    </article>
  );
}
