import { useTranslation } from "react-i18next";
import { MoreLink } from "./MoreLink.tsx";
import { Section } from "./Section.tsx";
import { Timeline } from "./Timeline.tsx";
import styles from "./HistoryTeaser.module.css";

export function HistoryTeaser() {
  const { t } = useTranslation("cliche");
  return (
    <Section id="history" title={t("public.historyTitle")}>
      <div className={styles.columns}>
        <div className={styles.text}>
          <p>{t("public.historyBefore")}</p>
          <p>{t("public.historyNow")}</p>
          <MoreLink href="/history">{t("public.historyMore")}</MoreLink>
        </div>
        <Timeline />
      </div>
    </Section>
  );
}
