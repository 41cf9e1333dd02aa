import { LayoutDashboard, LogIn } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../lib/session/use-user.ts";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import styles from "./HeroActions.module.css";

export function HeroActions() {
  const { t } = useTranslation(["common", "cliche"]);
  const isSignedIn = useUser() !== undefined;
  return (
    <div className={styles.actions}>
      {isSignedIn ? (
        <ButtonLink
          href="/dashboard"
          size="lg"
          className={styles.white}
          icon={<LayoutDashboard size={19} aria-hidden />}
        >
          {t("landing.dashboard")}
        </ButtonLink>
      ) : (
        <ButtonLink
          href="/login/redirect-to-sso"
          size="lg"
          className={styles.white}
          icon={<LogIn size={19} aria-hidden />}
        >
          {t("landing.login")}
        </ButtonLink>
      )}
      <ButtonLink href="/#zones" size="lg" className={styles.ghost}>
        {t("cliche:public.seeZones")}
      </ButtonLink>
    </div>
  );
}
