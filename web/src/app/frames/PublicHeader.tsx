import { useTranslation } from "react-i18next";
import { useUser } from "../../lib/session/use-user.ts";
import { ButtonLink } from "../../ui/controls/ButtonLink.tsx";
import { UiLink } from "../../ui/controls/UiLink.tsx";
import { Avatar } from "../../shared/people/Avatar.tsx";
import { Brand } from "./Brand.tsx";
import { IdentityStrip } from "./IdentityStrip.tsx";
import { LanguageButton } from "./LanguageButton.tsx";
import { PublicNav } from "./PublicNav.tsx";
import { StripDate } from "./StripDate.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./PublicHeader.module.css";

/** Visitors get the login button; whoever is signed in, the way back to the dashboard. */
export function PublicHeader() {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <header className={styles.header}>
      <IdentityStrip>
        <span className={styles.date}>
          <StripDate />
        </span>
      </IdentityStrip>
      <div className={styles.bar}>
        <div className={styles.inner}>
          <Brand href="/" label={t("shell.toHome")} />
          <PublicNav />
          <LanguageButton />
          {user ? (
            <UiLink href="/dashboard" className={styles.person}>
              <Avatar user={user} />
              <VisuallyHidden>{t("shell.toDashboard")}</VisuallyHidden>
            </UiLink>
          ) : (
            <ButtonLink href="/login/redirect-to-sso" variant="primary">
              {t("shell.login")}
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}
