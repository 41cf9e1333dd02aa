import { formCalls } from "@shikkha/contract/forms/form-calls.ts";
import { FORM_LIMITS } from "@shikkha/contract/forms/question.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { FileChooser } from "../../../ui/fields/FileChooser.tsx";
import styles from "./XlsformChooser.module.css";

export type ReadXlsform = ResponseOf<typeof formCalls.readXlsform>;

interface Props {
  isDisabled: boolean;
  onRead: (form: ReadXlsform | undefined) => void;
}

/** Questions from an XLSForm workbook, with a list of all that does not map. */
export function XlsformChooser({ isDisabled, onRead }: Props) {
  const { t } = useTranslation("form");
  const { number } = useFormat();
  const [file, setFile] = useState<File | null>(null);
  const { mutate, data, error, isPending, reset } = useCallMutation(formCalls.readXlsform, {
    onSuccess: onRead,
    onError: () => onRead(undefined),
  });

  async function choose(chosen: File | null) {
    setFile(chosen);
    reset();
    onRead(undefined);
    if (!chosen || chosen.size > FORM_LIMITS.fileBytes) return;
    mutate({ file: { name: chosen.name, content: new Uint8Array(await chosen.arrayBuffer()) } });
  }

  const isLarge = file !== null && file.size > FORM_LIMITS.fileBytes;
  return (
    <div className={styles.chooser}>
      <FileChooser
        label={t("xlsform.file")}
        help={t("xlsform.help")}
        isMarkedOptional
        accept=".xlsx"
        file={file}
        isDisabled={isDisabled || isPending}
        error={isLarge ? t("xlsform.tooLarge") : error?.message}
        onChange={(chosen) => void choose(chosen)}
      />
      {error?.fields.map(({ path, message }) => (
        <p key={path} className={styles.note}>
          {message}
        </p>
      ))}
      {data && data.notes.length === 0 && <Alert tone="good">{t("xlsform.whole")}</Alert>}
      {data && data.notes.length > 0 && (
        <Alert
          tone="warning"
          isSpoken
          title={t("xlsform.notes", {
            count: data.notes.length,
            number: number(data.notes.length),
          })}
        >
          <ul className={styles.notes}>
            {data.notes.map(({ sheet, line, name, message }) => (
              <li key={`${sheet}${line}${message}`}>
                <b>{t("xlsform.at", { sheet, line: number(line), name })}</b> {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
