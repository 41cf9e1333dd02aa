import { type Attachment, attachmentCalls } from "@shikkha/contract/notices/attachments.ts";
import { Download, FileText, Image } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../../lib/calls/call-api.ts";
import { saveFile } from "../../../shared/report/save-file.ts";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { useFileSize } from "./use-file-size.ts";
import styles from "./FileButtons.module.css";

/** The files of a notice, each a button that downloads it. */
export function FileButtons({ files }: { files: readonly Attachment[] }) {
  const { t } = useTranslation("notice");
  const size = useFileSize();
  const [busy, setBusy] = useState<number>();

  async function download({ id, name, fileName }: Attachment) {
    setBusy(id);
    try {
      const file = await callApi(attachmentCalls.download, { params: { name: fileName ?? "" } });
      if (file instanceof Blob) saveFile(file, name);
    } catch (error) {
      const text = error instanceof Error ? error.message : t("read.notDownloaded");
      showToast({ tone: "bad", text });
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <ul className={styles.files}>
      {files.map((file) => {
        const Icon = file.type === "application/pdf" ? FileText : Image;
        return (
          <li key={file.id}>
            <button
              type="button"
              className={styles.file}
              aria-busy={busy === file.id || undefined}
              onClick={() => void download(file)}
            >
              <Icon size={19} aria-hidden />
              <span className={styles.name}>
                {file.name}
                <small>{size(file.size)}</small>
                <VisuallyHidden>{t("read.download")}</VisuallyHidden>
              </span>
              {busy === file.id ? <Spinner /> : <Download size={18} aria-hidden />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
