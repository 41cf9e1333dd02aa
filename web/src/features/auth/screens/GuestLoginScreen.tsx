import { useTranslation } from "react-i18next";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { GuestLoginForm } from "../components/GuestLoginForm.tsx";
import styles from "./GuestLoginScreen.module.css";

export default function GuestLoginScreen() {
  const { t } = useTranslation();
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{t("guest.title")}</h1>
      <p className={styles.intro}>{t("guest.intro")}</p>
      <Card>
        <GuestLoginForm />
      </Card>
      <p className={styles.other}>
        <UiLink href="/login/redirect-to-sso">{t("guest.sso")}</UiLink>
      </p>
    </div>
  );
}
