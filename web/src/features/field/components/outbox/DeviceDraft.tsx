import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { useTranslation } from "react-i18next";
import { callApi } from "../../../../lib/calls/call-api.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import type { DeviceVisit } from "../../../../shared/outbox/device-visit.ts";
import { deleteDeviceVisit } from "../../../../shared/outbox/device-visits.ts";
import { Badge } from "../../../../ui/controls/Badge.tsx";
import { deviceProgress } from "../../model/device-progress.ts";
import { DraftCard } from "./DraftCard.tsx";

/** A visit that is being written here. */
export function DeviceDraft({ visit }: { visit: DeviceVisit }) {
  const { t } = useTranslation("visit");
  const { name } = useFormat();
  const { clientId, kind, serverVersion } = visit;

  async function discard() {
    await deleteDeviceVisit(visit);
    if (serverVersion === null) return;
    // The server's copy goes too; if it cannot be reached it stays a draft that can be discarded from the week.
    await callApi(visitCalls.discard, { params: { kind }, body: { clientId } }).catch(
      () => undefined,
    );
  }

  return (
    <DraftCard
      draft={visit}
      progress={deviceProgress(visit)}
      badge={<Badge>{t("outbox.draft")}</Badge>}
      goOnLabel={t("outbox.goOn")}
      discardText={t("outbox.discardText", { name: name(visit.place) })}
      onDiscard={discard}
    />
  );
}
