import { House } from "lucide-react";
import { useTranslation } from "react-i18next";
import { usePermissions } from "../../lib/session/use-allowed.ts";
import { useUser } from "../../lib/session/use-user.ts";
import { MapArt } from "../../shared/art/MapArt.tsx";
import { BackButton } from "../../shared/states/BackButton.tsx";
import { StatePage } from "../../shared/states/StatePage.tsx";
import { ButtonLink } from "../../ui/controls/ButtonLink.tsx";
import { UiLink } from "../../ui/controls/UiLink.tsx";
import { isGroup } from "../../shared/routing/menu-entry.ts";
import { useMenu } from "../menu/use-menu.ts";
import styles from "./UnknownPage.module.css";

const SUGGESTED = new Set(["dashboard", "myPlan", "noticeList", "help"]);

export function UnknownPage() {
  const { t } = useTranslation();
  const isSignedIn = useUser() !== undefined;
  const { entries, href } = useMenu(usePermissions());
  const links = entries.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));
  return (
    <StatePage
      art={<MapArt />}
      code={t("error.pageCode")}
      title={t("error.pageTitle")}
      text={t("error.pageText")}
      actions={
        <>
          <BackButton>{t("error.pageBack")}</BackButton>
          <ButtonLink href="/" variant="primary" size="lg" icon={<House size={18} aria-hidden />}>
            {t("error.pageHome")}
          </ButtonLink>
        </>
      }
    >
      {isSignedIn && (
        <nav className={styles.maybe} aria-label={t("error.maybe")}>
          <p>{t("error.maybe")}</p>
          <ul>
            {links
              .filter((link) => SUGGESTED.has(link.id))
              .map((link) => (
                <li key={link.id}>
                  <UiLink href={href(link)}>{t(link.label)}</UiLink>
                </li>
              ))}
          </ul>
        </nav>
      )}
    </StatePage>
  );
}
