import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import styles from "./EmailLink.module.css";

/** A mail address to write to; where it is too long for its place it breaks after the at sign. */
export function EmailLink({ email }: { email: string | null }) {
  const { t } = useTranslation();
  if (!email) return t("profile.notGiven");
  const [name = "", ...host] = email.split("@");
  return (
    <a href={`mailto:${email}`} className={styles.email}>
      {name}
      {host.map((part) => (
        <Fragment key={part}>
          @<wbr />
          {part}
        </Fragment>
      ))}
    </a>
  );
}
