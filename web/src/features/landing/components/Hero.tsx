import { useTranslation } from "react-i18next";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import type { PublicStat, ZoneStat } from "../landing.api.ts";
import { HeroActions } from "./HeroActions.tsx";
import { HeroFigures } from "./HeroFigures.tsx";
import { HeroMap } from "./HeroMap.tsx";
import styles from "./Hero.module.css";
import { LiveLine } from "./LiveLine.tsx";

interface Props {
  stat: PublicStat | undefined;
  zones: readonly ZoneStat[] | undefined;
  hasFailed: boolean;
  isDemo: boolean;
}

export function Hero({ stat, zones, hasFailed, isDemo }: Props) {
  const { t } = useTranslation(["common", "cliche"]);
  return (
    <section aria-labelledby="hero-title" className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div>
            <p className={styles.owner}>{t("app.directorate")}</p>
            <h1 id="hero-title" className={styles.title}>
              {t("cliche:public.heroTitle")}
            </h1>
            <p className={styles.lead}>{t("cliche:public.heroLead")}</p>
            <HeroActions />
            <p className={styles.hint}>
              {t("cliche:public.guestHint")}{" "}
              <UiLink href="/guest-login">{t("landing.guestLogin")}</UiLink>
            </p>
          </div>
          <HeroMap zones={zones} />
        </div>
        <HeroFigures stat={stat} hasFailed={hasFailed} />
      </div>
      <LiveLine stat={stat} hasFailed={hasFailed} isDemo={isDemo} />
    </section>
  );
}
