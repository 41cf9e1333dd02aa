import { publicStatCalls } from "@shikkha/contract/public-stat.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { siteCalls } from "@shikkha/contract/site.ts";
import { useAnswer } from "./use-answer.ts";

export type PublicStat = ResponseOf<typeof publicStatCalls.country>;
export type ZoneStat = ResponseOf<typeof publicStatCalls.zones>[number];
export type PublicSite = ResponseOf<typeof siteCalls.content>;

const THIS_YEAR = { query: {} };
const NOTHING = {};

export const usePublicStat = () => useAnswer(publicStatCalls.country, THIS_YEAR);
export const useZoneStats = () => useAnswer(publicStatCalls.zones, THIS_YEAR);
export const useSite = () => useAnswer(siteCalls.content, NOTHING);
