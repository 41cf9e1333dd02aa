import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { ZoneStat } from "../landing.api.ts";
import { ALL_DOTS, litDots } from "../model/map-dots.ts";
import { ZONE_PLACES } from "../model/zone-places.ts";
import { Drawing } from "./art/Drawing.tsx";
import styles from "./HeroMap.module.css";
import { MapLabel } from "./MapLabel.tsx";

/** The country in dots; the bright ones are today's visits, and before the first of them only the zones are named. */
export function HeroMap({ zones }: { zones: readonly ZoneStat[] | undefined }) {
  const { t } = useTranslation("cliche");
  const { name, number } = useFormat();
  const today = useMemo(
    () => new Map(zones?.map((zone) => [zone.zoneId, zone.todayMonitoring])),
    [zones],
  );
  const isLit = zones?.some((zone) => zone.todayMonitoring > 0) ?? false;
  const bright = useMemo(() => litDots((zoneId) => today.get(zoneId) ?? 0), [today]);
  const labels = ZONE_PLACES.map((place) => ({
    place,
    value: isLit ? number(today.get(place.zoneId) ?? 0) : undefined,
  }));
  const spoken = labels.map(({ place, value }) => [name(place), value].join(" ")).join(", ");
  return (
    <div className={styles.map}>
      <Drawing
        viewBox="0 0 430 600"
        label={`${isLit ? t("public.mapToday") : t("public.map")}: ${spoken}`}
      >
        <path d={ALL_DOTS} className={styles.dots} />
        {isLit && <path d={bright} className={styles.bright} />}
        {labels.map(({ place, value }) => (
          <MapLabel key={place.zoneId} x={place.x} y={place.y} name={name(place)} value={value} />
        ))}
      </Drawing>
      {isLit && <p className={styles.key}>{t("public.today")}</p>}
    </div>
  );
}
