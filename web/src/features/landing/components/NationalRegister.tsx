import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { PublicStat } from "../landing.api.ts";
import styles from "./NationalRegister.module.css";

/** What the service covers. */
export function NationalRegister({ stat }: { stat: PublicStat | undefined }) {
  const { t } = useTranslation("cliche");
  const { number } = useFormat();
  const rows = [
    { label: t("public.institutes"), value: stat?.institutes },
    { label: t("public.officers"), value: stat?.officers },
    { label: t("public.zoneCount"), value: stat?.zones },
    { label: t("public.districts"), value: stat?.districts },
    { label: t("public.upazilas"), value: stat?.upazilas },
  ];
  return (
    <>
      <p className={styles.lead}>{t("public.register")}</p>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value === undefined ? "–" : number(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
