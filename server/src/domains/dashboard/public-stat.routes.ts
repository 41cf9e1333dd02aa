import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { publicStatCalls } from "@shikkha/contract/public-stat.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { listZoneStats, readPublicStat } from "./public-stat.reads.ts";

const yearOf = (now: Date) => Number(dayInDhaka(now).slice(0, 4));

export const publicStatDomain = defineDomain({
  calls: publicStatCalls,
  handlers: {
    country: ({ query }, { db, platform }) => {
      const now = platform.now();
      return readPublicStat(db, query.planYear ?? yearOf(now), now);
    },
    zones: ({ query }, { db, platform }) => {
      const now = platform.now();
      return listZoneStats(db, query.planYear ?? yearOf(now), now);
    },
  },
});
