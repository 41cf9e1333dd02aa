import * as z from "zod/mini";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { bilingualNames } from "./kernel/names.ts";
import { id } from "./kernel/numbers.ts";

/** The zone the ISAS menu link opens on when a duty has none: Dhaka. */
export const FALLBACK_ZONE_ID = 188;

const place = { id: id(), ...bilingualNames, path: z.string() };

const upazilaNode = z.object({
  ...place,
  type: z.literal("UPAZILLA"),
  children: z.array(z.never()),
});
const districtNode = z.object({
  ...place,
  type: z.literal("DISTRICT"),
  children: z.array(upazilaNode),
});
const zoneNode = z.object({ ...place, type: z.literal("ZONE"), children: z.array(districtNode) });

export type UpazilaNode = z.infer<typeof upazilaNode>;
export type DistrictNode = z.infer<typeof districtNode>;
export type ZoneNode = z.infer<typeof zoneNode>;

export const locationCalls = defineCalls("locations", {
  zones: defineCall({
    method: "GET",
    path: "/api/location/zones",
    summary: "All zones",
    permission: "signedIn",
    jurisdiction: "everyone",
    response: z.array(z.object({ ...place, type: z.literal("ZONE") })),
  }),
  all: defineCall({
    method: "GET",
    path: "/api/location/all",
    summary: "The whole hierarchy: zones with their districts with their upazilas",
    permission: "signedIn",
    jurisdiction: "everyone",
    response: z.array(zoneNode),
  }),
});
