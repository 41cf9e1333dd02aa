import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../../ui/controls/IconButton.tsx";
import { showToast } from "../../../../ui/feedback/toasts.ts";
import styles from "./ResultView.module.css";

interface Props {
  hash: string;
  signature: string | undefined;
}

/** The fingerprint of what was handed in, in groups that can be read out, and the server's signature over it. */
export function HashLines({ hash, signature }: Props) {
  const { t } = useTranslation("visit");
  const groups = hash.match(/.{4}/g) ?? [];
  const copy = () =>
    void navigator.clipboard
      .writeText([hash, signature].filter(Boolean).join("\n"))
      .then(() => showToast({ text: t("filling.result.copied") }));
  return (
    <div className={styles.hash}>
      <div>
        <small>{t("filling.result.hash")}</small>
        <code translate="no">
          {groups.map((group, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the groups never change place
            <span key={index}>{group}</span>
          ))}
        </code>
        {signature !== undefined && (
          <details>
            <summary>{t("filling.result.signature")}</summary>
            <code translate="no" className={styles.signature}>
              {signature}
            </code>
          </details>
        )}
      </div>
      <IconButton
        label={t("filling.result.copy")}
        icon={<Copy size={20} aria-hidden />}
        onClick={copy}
      />
    </div>
  );
}
