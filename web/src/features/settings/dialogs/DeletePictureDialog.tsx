import { galleryCalls, type ManagedPicture } from "@shikkha/contract/gallery.ts";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";

interface Props {
  picture: ManagedPicture;
  onClose: () => void;
}

export function DeletePictureDialog({ picture, onClose }: Props) {
  const { t } = useTranslation("settings");
  const { pick } = useFormat();
  const { mutate, isPending, error } = useCallMutation(galleryCalls.remove, {
    outdates: [galleryCalls.list],
    onSuccess: () => {
      showToast({ text: t("gallery.remove.done") });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t("gallery.remove.title")}
      confirmLabel={t("gallery.remove.submit")}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => mutate({ params: { id: picture.id } })}
    >
      {error && (
        <Alert tone="bad" isSpoken title={t("gallery.remove.failed")}>
          {error.message}
        </Alert>
      )}
      <p>
        {t("gallery.remove.text", { name: pick(picture.captionBangla, picture.captionEnglish) })}
      </p>
    </ConfirmDialog>
  );
}
