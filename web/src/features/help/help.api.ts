import { siteCalls } from "@shikkha/contract/site.ts";
import { useCall } from "../../lib/calls/use-call.ts";

/** Changed by administrators now and then, so an hour old is fresh enough. */
const HOUR_MS = 3_600_000;

export const useSiteContent = () => useCall(siteCalls.content, {}, { staleTime: HOUR_MS });
