import { ATTACHMENT_TYPES } from "@shikkha/contract/notices/attachments.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { DropArea } from "../../../../ui/fields/DropArea.tsx";
import { FormSection } from "../../../../shared/form-page/FormSection.tsx";
import type { AttachmentState } from "./use-attachments.ts";

interface Props {
  files: AttachmentState;
  isDisabled: boolean;
}

export function FilesSection({ files, isDisabled }: Props) {
  const { t } = useTranslation("notice");
  const { number } = useFormat();
  const { limits, listed, taken } = files;
  return (
    <FormSection
      step={3}
      title={t("form.files")}
      end={t("form.fileCount", { number: number(taken.length), most: number(limits.files) })}
    >
      <DropArea
        label={t("form.files")}
        isLabelHidden
        hint={t("form.fileHint", { megabytes: number(limits.megabytes) })}
        accept={ATTACHMENT_TYPES.join(",")}
        isDisabled={isDisabled}
        files={listed}
        onAdd={files.add}
        onRemove={files.remove}
      />
    </FormSection>
  );
}
