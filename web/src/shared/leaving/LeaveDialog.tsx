import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";

interface Props {
  onStay: () => void;
  onLeave: () => void;
}

export default function LeaveDialog({ onStay, onLeave }: Props) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t("leave.title")}
      cancelLabel={t("leave.stay")}
      confirmLabel={t("leave.go")}
      onClose={onStay}
      onConfirm={onLeave}
    >
      {t("leave.text")}
    </ConfirmDialog>
  );
}
