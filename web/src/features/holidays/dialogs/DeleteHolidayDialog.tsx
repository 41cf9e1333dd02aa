import { type Holiday, holidayCalls } from "@shikkha/contract/holidays.ts";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useHolidayWords } from "../../../shared/holidays/use-holiday-words.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { SHOWS_HOLIDAYS } from "../holidays.api.ts";

interface Props {
  holiday: Holiday;
  onClose: () => void;
}

export default function DeleteHolidayDialog({ holiday, onClose }: Props) {
  const { t } = useTranslation("visit");
  const { name } = useFormat();
  const words = useHolidayWords();
  const { mutate, isPending, error } = useCallMutation(holidayCalls.remove, {
    outdates: SHOWS_HOLIDAYS,
    onSuccess: () => {
      showToast({ tone: "good", text: t("holiday.remove.done") });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t("holiday.remove.title")}
      confirmLabel={t("holiday.remove.submit")}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => mutate({ params: { id: holiday.id } })}
    >
      {error && (
        <Alert tone="bad" isSpoken title={t("holiday.remove.failed")}>
          {error.message}
        </Alert>
      )}
      <p>
        {t("holiday.remove.text", {
          name: name(holiday),
          dates: `${words.days(holiday)} ${words.months(holiday)}`,
          length: words.length(holiday),
        })}
      </p>
    </ConfirmDialog>
  );
}
