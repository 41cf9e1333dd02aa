import { fieldCalls, type VisitDraft } from "@shikkha/contract/visits/field-calls.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../../lib/browser/use-online.ts";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Badge } from "../../../../ui/controls/Badge.tsx";
import { showToast } from "../../../../ui/feedback/toasts.ts";
import { DraftCard } from "../outbox/DraftCard.tsx";

/** Begun on another device: goes on here with what the server has of it, or the server's copy is thrown away. */
export function ElsewhereDraft({ draft }: { draft: VisitDraft }) {
  const { t } = useTranslation("visit");
  const { name, percent } = useFormat();
  const isOnline = useOnline();
  const { clientId, kind, place, progress } = draft;
  const { mutateAsync } = useCallMutation(visitCalls.discard, {
    outdates: [fieldCalls.week],
    onSuccess: () => showToast({ text: t("week.elsewhere.discarded") }),
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });
  return (
    <DraftCard
      draft={draft}
      progress={progress}
      badge={<Badge tone="info">{t("week.elsewhere.badge")}</Badge>}
      goOnLabel={t("week.elsewhere.takeOver")}
      discardText={t("week.elsewhere.discardText", {
        name: name(place),
        percent: percent(progress / 100, 0),
      })}
      isDiscardDisabled={!isOnline}
      // What went wrong was said in a toast.
      onDiscard={() => mutateAsync({ params: { kind }, body: { clientId } }).catch(() => undefined)}
    />
  );
}
