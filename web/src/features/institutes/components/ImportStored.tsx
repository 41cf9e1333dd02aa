import type { instituteImportCalls } from "@shikkha/contract/institute-import.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";

interface Props {
  stored: ResponseOf<typeof instituteImportCalls.store>;
}

export function ImportStored({ stored: { added, changed } }: Props) {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  return (
    <Alert
      tone="good"
      title={t("institute.import.stored")}
      actions={
        <ButtonLink href="/institute-list" size="sm">
          {t("institute.import.toList")}
        </ButtonLink>
      }
    >
      {t("institute.import.storedText", { added: number(added), changed: number(changed) })}
    </Alert>
  );
}
