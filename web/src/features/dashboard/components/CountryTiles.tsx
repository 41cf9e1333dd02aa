import type { dashboardCalls } from "@shikkha/contract/dashboard.ts";
import { ratingBand } from "@shikkha/contract/forms/rating.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { CalendarCheck, ClipboardCheck, ClipboardList, Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { StatTile } from "../../../ui/layout/StatTile.tsx";
import { StatTiles } from "../../../ui/layout/StatTiles.tsx";
import { progressOf } from "../model/standing.ts";

type Country = ResponseOf<typeof dashboardCalls.country>;

/** The four figures of the specification, each with what it means beside it. */
export function CountryTiles({ country }: { country: Country }) {
  const { t } = useTranslation();
  const { number, percent, rating } = useFormat();
  const { before, totalPlans, averageRating, officersToday } = country;
  const growth = before.totalPlans > 0 ? totalPlans / before.totalPlans - 1 : null;
  const progress = progressOf(country);
  return (
    <StatTiles>
      <StatTile
        label={t("dashboard.totalPlans")}
        value={number(totalPlans)}
        icon={<ClipboardList size={19} />}
        note={
          growth !== null &&
          t(growth < 0 ? "dashboard.fewerPlans" : "dashboard.morePlans", {
            percent: percent(Math.abs(growth)),
          })
        }
      />
      <StatTile
        label={t("dashboard.totalMonitoring")}
        value={number(country.totalMonitoring)}
        icon={<ClipboardCheck size={19} />}
        note={
          progress === null
            ? t("dashboard.noPlan")
            : t("dashboard.ofPlan", { percent: percent(progress) })
        }
      />
      <StatTile
        label={t("dashboard.todayMonitoring")}
        value={number(country.todayMonitoring)}
        icon={<CalendarCheck size={19} />}
        note={t("dashboard.inField", { count: officersToday, number: number(officersToday) })}
      />
      <StatTile
        label={t("dashboard.averageRating")}
        value={averageRating === null ? "–" : rating(averageRating)}
        unit={averageRating === null ? undefined : t("dashboard.outOf")}
        icon={<Star size={19} />}
        note={
          averageRating === null
            ? t("dashboard.notRated")
            : t(`dashboard.band.${ratingBand(averageRating)}`)
        }
      />
    </StatTiles>
  );
}
