import { authCalls } from "@shikkha/contract/auth/auth.ts";
import type { User } from "@shikkha/contract/auth/user.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../lib/calls/use-call-mutation.ts";
import { choosableDuties } from "../../lib/session/duties.ts";
import { logout } from "../../lib/session/logout.ts";
import { finishDutyChoice } from "../../lib/session/session-actions.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { DutyOptions } from "./DutyOptions.tsx";

interface Props {
  user: User;
  /** Right after sign-in one must be picked; the only other way is out. */
  isForced: boolean;
  onClose: () => void;
}

export function DutyDialog({ user, isForced, onClose }: Props) {
  const { t } = useTranslation();
  const activeId = user.activeJurisdiction.dutyId;
  const [pickedId, setPickedId] = useState(activeId);
  const { mutate, isPending } = useCallMutation(authCalls.switchDuty, {
    onSuccess: (answer) => {
      finishDutyChoice(answer);
      onClose();
    },
    // The specification wants a failed switch logged and nothing said; the dialog simply stays open.
    // oxlint-disable-next-line no-console
    onError: (error) => console.warn("The duty was not switched", error.code, error.message),
  });

  function confirm() {
    if (pickedId !== activeId) return mutate({ params: { dutyId: pickedId } });
    finishDutyChoice();
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={!isForced && !isPending}
      title={isForced ? t("duty.choose") : t("duty.change")}
      description={isForced ? t("duty.chooseHelp") : t("duty.changeHelp")}
      footer={
        <>
          <Button isDisabled={isPending} onClick={isForced ? logout : onClose}>
            {isForced ? t("profile.logout") : t("duty.cancel")}
          </Button>
          <Button variant="primary" isPending={isPending} onClick={confirm}>
            {t("duty.ok")}
          </Button>
        </>
      }
    >
      <DutyOptions
        duties={choosableDuties(user)}
        activeId={activeId}
        pickedId={pickedId}
        isDisabled={isPending}
        onPick={setPickedId}
      />
    </Dialog>
  );
}
