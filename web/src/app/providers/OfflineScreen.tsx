import { RefreshCw, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TowerArt } from "../../shared/art/TowerArt.tsx";
import { StatePage } from "../../shared/states/StatePage.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { InlineMessage } from "../../ui/feedback/InlineMessage.tsx";
import { IdentityStrip } from "../frames/IdentityStrip.tsx";
import { Logo } from "../frames/Logo.tsx";
import styles from "./OfflineScreen.module.css";

interface Props {
  onCheck: () => void;
  isChecking: boolean;
  hasFailed: boolean;
  /** The way to where the reader can go on without a connection. */
  action?: ReactNode;
}

export function OfflineScreen({ onCheck, isChecking, hasFailed, action }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.screen}>
      <header>
        <IdentityStrip />
        <div className={styles.top}>
          <Logo />
          <b>{t("app.name")}</b>
        </div>
        <output className={styles.bar}>
          <WifiOff size={18} aria-hidden />
          {t("offline.bar")}
        </output>
      </header>
      <main className={styles.main}>
        <StatePage
          art={<TowerArt />}
          title={t("error.internetTitle")}
          text={t("offline.text")}
          actions={
            <>
              {action}
              <Button
                variant="primary"
                size="lg"
                icon={<RefreshCw size={18} aria-hidden />}
                isPending={isChecking}
                onClick={onCheck}
              >
                {t("offline.check")}
              </Button>
            </>
          }
        >
          <output className={styles.answer}>
            {hasFailed && <InlineMessage tone="warning">{t("offline.stillAway")}</InlineMessage>}
          </output>
        </StatePage>
      </main>
    </div>
  );
}
