import { LayoutDashboard, LogIn } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useGeneral } from "../../../lib/session/general-store.ts";
import { useAllowed } from "../../../lib/session/use-allowed.ts";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import styles from "./LandingScreen.module.css";

/** The root: says what this is, carries the message of an ended session, and leads in. */
export default function LandingScreen() {
  const { t } = useTranslation();
  const isSignedIn = useAllowed("signedIn");
  const message = useGeneral((general) => general.homePageMessage);
  return (
    <div className={styles.landing}>
      {message !== undefined && (
        <Alert tone="warning" isSpoken>
          {message}
        </Alert>
      )}
      <h1 className={styles.title}>{t("app.name")}</h1>
      <p className={styles.lead}>{t("landing.lead")}</p>
      <div className={styles.actions}>
        {isSignedIn ? (
          <ButtonLink href="/dashboard" variant="primary" size="lg" icon={<LayoutDashboard size={18} aria-hidden />}>
            {t("landing.dashboard")}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink href="/login/redirect-to-sso" variant="primary" size="lg" icon={<LogIn size={18} aria-hidden />}>
              {t("landing.login")}
            </ButtonLink>
            <ButtonLink href="/guest-login" size="lg">
              {t("landing.guestLogin")}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
