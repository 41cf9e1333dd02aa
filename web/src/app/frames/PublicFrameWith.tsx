import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { SkipLink } from "../../ui/layout/SkipLink.tsx";
import { PendingScreen } from "../routing/PendingScreen.tsx";
import { PublicFooter } from "./PublicFooter.tsx";
import { PublicHeader } from "./PublicHeader.tsx";
import styles from "./PublicFrame.module.css";

/** Header and room for a page anyone may see. */
export function PublicFrameWith({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <SkipLink target="main">{t("shell.skip")}</SkipLink>
      <PublicHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<PendingScreen />}>{children}</Suspense>
      </main>
      <PublicFooter />
    </div>
  );
}
