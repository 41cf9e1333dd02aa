import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { ZoneStat } from "../landing.api.ts";
import { shadeOfCount } from "../model/progress.ts";
import { ShadeKey } from "./ShadeKey.tsx";
import { ZoneTile } from "./ZoneTile.tsx";
import styles from "./ZoneTile.module.css";

/** How many institutes each zone looks after; shown until the year's work begins. */
export function RegisterTiles({ zones }: { zones: readonly ZoneStat[] }) {
  const { t } = useTranslation("cliche");
  const { name, number } = useFormat();
  const counts = zones.map((zone) => zone.institutes);
  return (
    <>
      <ul className={styles.tiles}>
        {zones.map((zone) => (
          <ZoneTile
            key={zone.zoneId}
            name={name(zone)}
            shade={shadeOfCount(zone.institutes, counts)}
            value={number(zone.institutes)}
            note={t("public.institutes")}
          />
        ))}
      </ul>
      <ShadeKey labels={[t("public.fewest"), "", "", "", t("public.most")]} />
    </>
  );
}
