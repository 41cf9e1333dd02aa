import type { instituteImportCalls } from "@shikkha/contract/institute-import.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";

interface Props {
  found: ResponseOf<typeof instituteImportCalls.preview>;
  onClose: () => void;
  onConfirm: () => void;
}

export default function ImportConfirm({ found, onClose, onConfirm }: Props) {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  return (
    <ConfirmDialog
      isOpen
      title={t("institute.import.confirmTitle")}
      confirmLabel={t("institute.import.store", { count: found.rows, number: number(found.rows) })}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {t("institute.import.confirmText", {
        added: number(found.added),
        changed: number(found.changed),
      })}
    </ConfirmDialog>
  );
}
