import type { ExploredRow } from "@shikkha/contract/bi.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { Segmented } from "../../../ui/controls/Segmented.tsx";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useDistricts } from "../bi.api.ts";
import { DISTRICT_TILES, TILE_COLUMNS } from "../model/district-tiles.ts";
import { stepOf } from "../model/tile-steps.ts";
import { useMeasureFormat } from "../use-measure-format.ts";
import type { View } from "../use-view.ts";
import { Difference } from "./Difference.tsx";
import styles from "./MapCard.module.css";

type Mode = "now" | "before";
const LISTED = 5;

/** The districts as tiles, the value always printed; beside them the best and the weakest. */
export function MapCard({ view }: { view: View }) {
  const { t } = useTranslation("monitoring");
  const answer = useDistricts(view.query);
  const [mode, setMode] = useState<Mode>("now");
  const hasThen = view.query.thenFrom !== undefined;
  return (
    <Card
      title={t("bi.map")}
      description={t("bi.mapNote")}
      actions={
        hasThen && (
          <Segmented
            label={t("bi.mapMode")}
            value={mode}
            onChange={setMode}
            items={(["now", "before"] as const).map((id) => ({ id, label: t(`bi.${id}`) }))}
          />
        )
      }
    >
      <QueryState query={answer} skeleton={<Skeleton height={420} />}>
        {(districts) => (
          <div className={styles.parts}>
            <Tiles view={view} districts={districts} mode={hasThen ? mode : "now"} />
            <Ranks view={view} districts={districts} />
          </div>
        )}
      </QueryState>
    </Card>
  );
}

interface TilesProps {
  view: View;
  districts: readonly ExploredRow[];
  mode: Mode;
}

function Tiles({ view, districts, mode }: TilesProps) {
  const { t } = useTranslation("monitoring");
  const { pick, language } = useFormat();
  const { write, brief, share } = useMeasureFormat(view.query.measure);
  const valueOf = (row: ExploredRow) => row[mode]?.value ?? null;
  const most = Math.max(...districts.map((row) => valueOf(row) ?? 0), 0);
  const byId = new Map(districts.map((row) => [row.key, row]));
  return (
    <ul
      className={styles.map}
      style={{ gridTemplateColumns: `repeat(${TILE_COLUMNS}, minmax(0, 1fr))` }}
    >
      {DISTRICT_TILES.map((tile) => {
        const row = byId.get(String(tile.districtId));
        if (!row) return null;
        const value = valueOf(row);
        const name = pick(row.nameBangla, row.nameEnglish);
        return (
          <li key={tile.districtId} style={{ gridColumn: tile.column + 1, gridRow: tile.row + 1 }}>
            <UiLink
              href={view.hrefOf(row.key)}
              className={styles.tile}
              data-step={value === null ? "none" : stepOf(share(value, most))}
              title={name}
            >
              <VisuallyHidden>
                {name}: {value === null ? t("bi.noValue") : write(value)}
              </VisuallyHidden>
              <span aria-hidden className={styles.wide}>
                {language === "bn" ? tile.shortBangla : tile.shortEnglish}
              </span>
              <span aria-hidden className={styles.narrow}>
                {language === "bn" ? tile.codeBangla : tile.shortEnglish.slice(0, 3)}
              </span>
              <b aria-hidden className={styles.wide}>
                {write(value)}
              </b>
              <b aria-hidden className={styles.narrow}>
                {brief(value)}
              </b>
            </UiLink>
          </li>
        );
      })}
    </ul>
  );
}

function Ranks({ view, districts }: Omit<TilesProps, "mode">) {
  const { t } = useTranslation("monitoring");
  const { pick } = useFormat();
  const { write } = useMeasureFormat(view.query.measure);
  const ranked = districts
    .filter(({ now }) => now.value !== null)
    .toSorted((one, other) => (other.now.value ?? 0) - (one.now.value ?? 0));
  if (ranked.length < LISTED * 2) return null;
  const list = (title: string, rows: readonly ExploredRow[]) => (
    <>
      <h3 className={styles.rankTitle}>{title}</h3>
      <ol>
        {rows.map((row) => (
          <li key={row.key} className={styles.rank}>
            <UiLink href={view.hrefOf(row.key)}>{pick(row.nameBangla, row.nameEnglish)}</UiLink>
            <b>{write(row.now.value)}</b>
            {row.before && <Difference row={row} write={write} />}
          </li>
        ))}
      </ol>
    </>
  );
  return (
    <div className={styles.ranks}>
      {list(t("bi.top"), ranked.slice(0, LISTED))}
      {list(t("bi.bottom"), ranked.slice(-LISTED))}
    </div>
  );
}
