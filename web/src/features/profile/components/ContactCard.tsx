import type { User } from "@shikkha/contract/auth/user.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { Facts } from "../../../ui/layout/Facts.tsx";
import styles from "./ContactCard.module.css";

export function ContactCard({ user: { phone, email } }: { user: User }) {
  const { t } = useTranslation();
  const { digits } = useFormat();
  return (
    <Card title={t("profile.contact")}>
      <Facts
        items={[
          {
            label: t("profile.phone"),
            value: phone ? <a href={`tel:+88${phone}`}>{digits(phone)}</a> : t("profile.notGiven"),
          },
          {
            label: t("profile.email"),
            value: email ? (
              <a href={`mailto:${email}`} className={styles.email}>
                {email}
              </a>
            ) : (
              t("profile.notGiven")
            ),
          },
        ]}
      />
      <p className={styles.note}>{t("profile.contactNote")}</p>
    </Card>
  );
}
