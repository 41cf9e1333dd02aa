import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { PublicSite } from "../landing.api.ts";
import { PhoneArt } from "./art/PhoneArt.tsx";
import { InstallActions } from "./InstallActions.tsx";
import styles from "./InstallCard.module.css";

const STEPS = ["open", "install", "login"] as const;

/** How to keep the application on a phone: from a store when there is one, else from the browser. */
export function InstallCard({ storeLinks }: { storeLinks: PublicSite["storeLinks"] | undefined }) {
  const { t } = useTranslation("cliche");
  const { number } = useFormat();
  return (
    <section id="install" aria-labelledby="install-title" className={styles.section}>
      <div className={styles.card}>
        <div className={styles.text}>
          <h2 id="install-title" className={styles.title}>
            {t("install.title")}
          </h2>
          <p className={styles.lead}>{t("install.lead")}</p>
          <ol className={styles.steps}>
            {STEPS.map((step, index) => (
              <li key={step}>
                <span className={styles.number}>{number(index + 1)}</span>
                <span>
                  {t(`install.${step}`)}
                  <small>{t(`install.${step}Note`)}</small>
                </span>
              </li>
            ))}
          </ol>
          <InstallActions storeLinks={storeLinks} />
        </div>
        <div className={styles.picture}>
          <PhoneArt />
        </div>
      </div>
    </section>
  );
}
