import { locationCalls } from "@shikkha/contract/locations.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { listZones, readTree } from "./locations.reads.ts";

export const locationsDomain = defineDomain({
  calls: locationCalls,
  handlers: {
    zones: (_input, { db }) => listZones(db),
    all: (_input, { db }) => readTree(db),
  },
});
