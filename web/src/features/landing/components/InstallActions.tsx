import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import type { PublicSite } from "../landing.api.ts";
import { useInstall } from "../use-install.ts";
import styles from "./InstallActions.module.css";

/** Store buttons that lead somewhere, the browser's own installation, or the words how to do it by hand. */
export function InstallActions({
  storeLinks,
}: {
  storeLinks: PublicSite["storeLinks"] | undefined;
}) {
  const { t } = useTranslation("cliche");
  const { canInstall, isInstalled, install } = useInstall();
  const { android = null, ios = null } = storeLinks ?? {};
  return (
    <div className={styles.actions}>
      {android !== null && (
        <ButtonLink href={android} size="lg">
          {t("install.android")}
        </ButtonLink>
      )}
      {ios !== null && (
        <ButtonLink href={ios} size="lg">
          {t("install.ios")}
        </ButtonLink>
      )}
      {canInstall && (
        <Button
          variant="primary"
          size="lg"
          icon={<Download size={19} aria-hidden />}
          onClick={() => void install()}
        >
          {t("install.install")}
        </Button>
      )}
      <output>
        {isInstalled ? t("install.done") : t(canInstall ? "install.works" : "install.byHand")}
      </output>
    </div>
  );
}
