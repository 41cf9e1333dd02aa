import { PencilLine, RefreshCw, Share, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { exportRecord } from "../../../../shared/outbox/export-record.ts";
import { hurryOutbox } from "../../../../shared/outbox/outbox.ts";
import type { OutboxRecord } from "../../../../shared/outbox/outbox-record.ts";
import {
  deleteRecord,
  deviceOutbox,
  moveToVisits,
} from "../../../../shared/outbox/outbox-store.ts";
import { saveFile } from "../../../../shared/report/save-file.ts";
import { useGo } from "../../../../shared/routing/navigation.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog.tsx";
import { fillingAddress } from "../../model/visit-address.ts";
import styles from "./Outbox.module.css";

/** What can be done with a report the server did not take: nothing of it goes away by itself. */
export function RefusedActions({ record }: { record: OutboxRecord }) {
  const { t } = useTranslation("visit");
  const { name } = useFormat();
  const go = useGo();
  const [isAsking, setAsking] = useState(false);
  const { visit } = record;

  async function correct() {
    await moveToVisits(record);
    go.to(fillingAddress(visit.kind, { visit: visit.clientId }));
  }

  async function tryAgain() {
    await deviceOutbox.put({ ...record, state: "waiting", attempts: 0, nextAt: 0, refusal: null });
    hurryOutbox();
  }

  async function save() {
    saveFile(await exportRecord(deviceOutbox, record), `${visit.clientId}.json`);
  }

  return (
    <div className={styles.actions}>
      {record.receipt === null && (
        <Button
          variant="primary"
          icon={<PencilLine size={16} aria-hidden />}
          onClick={() => void correct()}
        >
          {t("outbox.correct")}
        </Button>
      )}
      <Button icon={<RefreshCw size={16} aria-hidden />} onClick={() => void tryAgain()}>
        {t("outbox.tryAgain")}
      </Button>
      <Button icon={<Share size={16} aria-hidden />} onClick={() => void save()}>
        {t("outbox.export")}
      </Button>
      <Button icon={<Trash2 size={16} aria-hidden />} onClick={() => setAsking(true)}>
        {t("outbox.remove")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t("outbox.removeTitle")}
        confirmLabel={t("outbox.removeNow")}
        onClose={() => setAsking(false)}
        onConfirm={() => void deleteRecord(record)}
      >
        {t("outbox.removeText", { name: name(visit.place) })}
      </ConfirmDialog>
    </div>
  );
}
