import { dashboardCalls } from "@shikkha/contract/dashboard.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { listZoneStats, readPublicStat } from "./dashboard.reads.ts";

const yearOf = (now: Date) => Number(dayInDhaka(now).slice(0, 4));

export const dashboardDomain = defineDomain({
  calls: dashboardCalls,
  handlers: {
    publicStat: ({ query }, { db, platform }) => {
      const now = platform.now();
      return readPublicStat(db, query.planYear ?? yearOf(now), now);
    },
    publicZoneStat: ({ query }, { db, platform }) => {
      const now = platform.now();
      return listZoneStats(db, query.planYear ?? yearOf(now), now);
    },
  },
});
