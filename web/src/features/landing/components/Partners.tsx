import { uploadAddress } from "@shikkha/contract/kernel/base.ts";
import { Landmark } from "lucide-react";
import { useTranslation } from "react-i18next";
import { API_BASE } from "../../../lib/api-base.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { PublicSite } from "../landing.api.ts";
import styles from "./Partners.module.css";

/** Who works with the directorate, by logo or by name, as administrators entered it; without any the page says nothing. */
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
        {partners.map(({ name, url, logo }) => {
          const shown = pick(name.bn, name.en);
          const content = logo ? (
            <img
              src={uploadAddress(API_BASE, logo.key)}
              alt={shown}
              width={logo.width}
              height={logo.height}
              loading="lazy"
            />
          ) : (
            shown
          );
          return (
            <li key={name.en + name.bn}>
              {!logo && <Landmark size={40} strokeWidth={1.3} aria-hidden />}
              {url === null ? content : <a href={url}>{content}</a>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
