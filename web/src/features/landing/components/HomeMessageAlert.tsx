import { useTranslation } from "react-i18next";
import { dismissHomePageMessage } from "../../../lib/session/general-store.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import styles from "./HomeMessage.module.css";

export default function HomeMessageAlert({ message }: { message: string }) {
  const { t } = useTranslation(["common", "cliche"]);
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
