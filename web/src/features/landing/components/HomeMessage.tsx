import { useTranslation } from "react-i18next";
import { dismissHomePageMessage, useGeneral } from "../../../lib/session/general-store.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import styles from "./HomeMessage.module.css";

/** Why someone finds himself here, such as an ended session; the message comes in Bengali, as it was stored. */
export function HomeMessage() {
  const { t } = useTranslation(["common", "cliche"]);
  const message = useGeneral((general) => general.homePageMessage);
  if (message === undefined) return null;
  return (
    <div className={styles.message}>
      <Alert
        tone="warning"
        isSpoken
        actions={
          <>
            <Button variant="quiet" onClick={dismissHomePageMessage}>
              {t("kit.close")}
            </Button>
            <ButtonLink href="/login/redirect-to-sso">{t("shell.login")}</ButtonLink>
          </>
        }
      >
        <p lang="bn">{message}</p>
      </Alert>
    </div>
  );
}
