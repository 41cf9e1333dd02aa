import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/Button.tsx";
import styles from "./ContactSent.module.css";

/** Takes the form's place and the focus, so that everyone learns that the message has gone. */
export function ContactSent({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation("cliche");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <CircleCheck size={44} aria-hidden />
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {t("contact.sentTitle")}
      </h3>
      <p>{t("contact.sentText")}</p>
      <Button onClick={onAgain}>{t("contact.again")}</Button>
    </div>
  );
}
