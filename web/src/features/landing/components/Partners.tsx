import { Landmark } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { PublicSite } from "../landing.api.ts";
import styles from "./Partners.module.css";

/** Who works with the directorate, as administrators entered it; without any the page says nothing. */
export function Partners({ partners }: { partners: PublicSite["partners"] }) {
  const { t } = useTranslation("cliche");
  const { pick } = useFormat();
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby="partners-title" className={styles.partners}>
      <h2 id="partners-title" className={styles.title}>
        {t("public.partners")}
      </h2>
      <ul className={styles.list}>
        {partners.map(({ name, url }) => (
          <li key={name.en + name.bn}>
            <Landmark size={40} strokeWidth={1.3} aria-hidden />
            {url === null ? pick(name.bn, name.en) : <a href={url}>{pick(name.bn, name.en)}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
