import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import type { OutboxRecord } from "../../../../shared/outbox/outbox-record.ts";
import { PHOTO_LOST } from "../../../../shared/outbox/send-step.ts";
import { formOf } from "../../../../shared/question-renderer/form-of.ts";
import { placeText, questionText } from "../../../../shared/question-renderer/form-texts.ts";
import styles from "./Outbox.module.css";

/** The server's words, and what they say of each answer. */
export function RefusalReason({ record: { refusal, visit } }: { record: OutboxRecord }) {
  const { t } = useTranslation("visit");
  const format = useFormat();
  const form = formOf(visit.questions);
  if (!refusal) return null;
  const nameOf = (path: string) => {
    const node = form.byId.get(Number(/\d+$/.exec(path)?.[0] ?? 0));
    return node ? `${placeText(format, node)} ${questionText(format, node.question)}: ` : "";
  };
  return (
    <div className={styles.reason}>
      <p>
        <b>{t("outbox.reason")}</b>{" "}
        {refusal.status === PHOTO_LOST ? t("outbox.photoLost") : refusal.message}
      </p>
      {refusal.fields.length > 0 && (
        <ul>
          {refusal.fields.map(({ path, message }) => (
            <li key={path}>{`${nameOf(path)}${message}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
