import { Paperclip } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { today } from "../../../../lib/format/today.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { RichText } from "../../../../shared/rich-text/RichText.tsx";
import { Segmented } from "../../../../ui/controls/Segmented.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import type { NoticeValues } from "../../model/notice-values.ts";
import styles from "./NoticePreview.module.css";

/** The notice as its receivers will see it, on the page and on the phone. */
export function NoticePreview({ values, files }: { values: NoticeValues; files: number }) {
  const { t } = useTranslation("notice");
  const { date, number } = useFormat();
  const [shown, setShown] = useState<"WEB" | "PHONE">("WEB");
  const day = values.when === "LATER" && values.date !== null ? values.date : today();
  return (
    <Card>
      <div className={styles.head}>
        <h2>{t("form.preview")}</h2>
        <Segmented
          label={t("form.preview")}
          value={shown}
          items={[
            { id: "WEB", label: t("form.previewWeb") },
            { id: "PHONE", label: t("form.previewPhone") },
          ]}
          onChange={setShown}
        />
      </div>
      {shown === "WEB" ? (
        <div className={styles.page}>
          <span className={styles.day}>{date(day)}</span>
          <h3>{values.title.trim() || t("form.previewTitle")}</h3>
          <RichText html={values.description} />
          {files > 0 && (
            <span className={styles.files}>
              <Paperclip size={15} aria-hidden />
              {t("form.attachments", { count: files, number: number(files) })}
            </span>
          )}
        </div>
      ) : (
        <div className={styles.phone}>
          <small>{t("channel.SMS")}</small>
          <p>{values.message.trim() || "…"}</p>
        </div>
      )}
    </Card>
  );
}
