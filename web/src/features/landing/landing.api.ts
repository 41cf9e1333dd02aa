import { dashboardCalls } from "@shikkha/contract/dashboard.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { siteCalls } from "@shikkha/contract/site.ts";
import { useAnswer } from "./use-answer.ts";

export type PublicStat = ResponseOf<typeof dashboardCalls.publicStat>;
export type ZoneStat = ResponseOf<typeof dashboardCalls.publicZoneStat>[number];
export type PublicSite = ResponseOf<typeof siteCalls.content>;

const THIS_YEAR = { query: {} };
const NOTHING = {};

export const usePublicStat = () => useAnswer(dashboardCalls.publicStat, THIS_YEAR);
export const useZoneStats = () => useAnswer(dashboardCalls.publicZoneStat, THIS_YEAR);
export const useSite = () => useAnswer(siteCalls.content, NOTHING);
