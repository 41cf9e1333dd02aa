import { auditCalls } from "@shikkha/contract/audit.ts";
import { ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";

/** Walks the whole chain now; that is an entry of the log itself. */
export function VerifyButton() {
  const { t } = useTranslation("settings");
  const { mutate, isPending } = useCallMutation(auditCalls.verifyChain, {
    outdates: [auditCalls.chain, auditCalls.actionLogs],
    onSuccess: ({ lastCheck }) =>
      lastCheck?.intact
        ? showToast({ text: t("audit.verifiedIntact") })
        : showToast({ tone: "bad", text: t("audit.verifiedBroken") }),
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });
  return (
    <Button
      icon={<ShieldCheck size={17} aria-hidden />}
      isPending={isPending}
      onClick={() => mutate({})}
    >
      {t("audit.verify")}
    </Button>
  );
}
