import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { PublicStat, ZoneStat } from "../landing.api.ts";
import { hasBegun } from "../model/progress.ts";
import { inMapOrder, ZONE_PLACES } from "../model/zone-places.ts";
import { NationalCard } from "./NationalCard.tsx";
import { RegisterTiles } from "./RegisterTiles.tsx";
import { Section } from "./Section.tsx";
import { ShareTiles } from "./ShareTiles.tsx";
import { ZoneTable } from "./ZoneTable.tsx";
import { ZoneTile } from "./ZoneTile.tsx";
import tiles from "./ZoneTile.module.css";
import styles from "./ZoneProgress.module.css";

interface Props {
  stat: PublicStat | undefined;
  zones: readonly ZoneStat[] | undefined;
}

/** The zones as tiles where they lie on the map, beside the country as a whole. */
export function ZoneProgress({ stat, zones }: Props) {
  const { t } = useTranslation("cliche");
  const { digits, name } = useFormat();
  const ordered = zones && inMapOrder(zones);
  const isRunning = ordered?.some(hasBegun) ?? false;
  const year = stat && digits(String(stat.planYear));
  return (
    <Section
      id="zones"
      isWhite
      title={t(isRunning ? "public.zonesTitle" : "public.zones")}
      lead={
        year === undefined
          ? t("public.zonesLead")
          : t(isRunning ? "public.zonesRunning" : "public.zonesWaiting", { year })
      }
    >
      <div className={styles.columns}>
        <div>
          {ordered === undefined && (
            <ul className={tiles.tiles}>
              {ZONE_PLACES.map((place) => (
                <ZoneTile key={place.zoneId} name={name(place)} shade={2} />
              ))}
            </ul>
          )}
          {ordered &&
            (isRunning ? <ShareTiles zones={ordered} /> : <RegisterTiles zones={ordered} />)}
        </div>
        <NationalCard stat={stat} />
      </div>
      {ordered && <ZoneTable zones={ordered} isRunning={isRunning} />}
    </Section>
  );
}
