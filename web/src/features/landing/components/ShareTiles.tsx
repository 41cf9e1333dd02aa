import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { ZoneStat } from "../landing.api.ts";
import { SHADE_FROM, shadeOfShare, shareDone } from "../model/progress.ts";
import { ShadeKey } from "./ShadeKey.tsx";
import { ZoneTile } from "./ZoneTile.tsx";
import styles from "./ZoneTile.module.css";

/** How much of each zone's plan is done. */
export function ShareTiles({ zones }: { zones: readonly ZoneStat[] }) {
  const { t } = useTranslation("cliche");
  const { name, number, percent, rating } = useFormat();
  const [second, third, fourth, fifth] = SHADE_FROM;
  const between = (from: number, to: number) =>
    t("public.shadeBetween", { from: number(from), to: number(to - 1) });
  return (
    <>
      <ul className={styles.tiles}>
        {zones.map((zone) => (
          <ZoneTile
            key={zone.zoneId}
            name={name(zone)}
            shade={shadeOfShare(shareDone(zone))}
            value={percent(shareDone(zone), 0)}
            note={`${number(zone.totalMonitoring)} / ${number(zone.totalPlans)}`}
            rating={
              zone.averageRating === null
                ? undefined
                : { label: t("public.rating"), value: rating(zone.averageRating) }
            }
          />
        ))}
      </ul>
      <ShadeKey
        labels={[
          t("public.shadeBelow", { to: number(second) }),
          between(second, third),
          between(third, fourth),
          between(fourth, fifth),
          t("public.shadeFrom", { from: number(fifth) }),
        ]}
      />
    </>
  );
}
