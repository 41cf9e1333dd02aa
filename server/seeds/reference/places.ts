import type { Level } from "@shikkha/contract/access/jurisdiction.ts";
import { readReferenceCsv } from "../reference-data.ts";

interface Named {
  readonly id: number;
  readonly nameEn: string;
  readonly nameBn: string;
  readonly path: string;
}

export type Zone = Named;

export interface District extends Named {
  readonly zone: Zone;
}

export interface Upazila extends Named {
  readonly district: District;
  /** Thanas of a metropolitan city are places of the same level with offices of another name. */
  readonly isThana: boolean;
}

type Column =
  | "zoneId"
  | "zoneEnglish"
  | "zoneBangla"
  | "districtId"
  | "districtEnglish"
  | "districtBangla"
  | "upazilaId"
  | "upazilaEnglish"
  | "upazilaBangla"
  | "kind";

const zonesById = new Map<string, Zone>();
const districtsById = new Map<string, District>();

/** All upazilas and thanas, in the order of the file. */
export const upazilas: readonly Upazila[] = readReferenceCsv<Column>("locations.csv").map((row) => {
  const zone = kept(zonesById, row.zoneId, () =>
    named(row.zoneId, row.zoneEnglish, row.zoneBangla, "/"),
  );
  const district = kept(districtsById, row.districtId, () => ({
    ...named(row.districtId, row.districtEnglish, row.districtBangla, zone.path),
    zone,
  }));
  return {
    ...named(row.upazilaId, row.upazilaEnglish, row.upazilaBangla, district.path),
    district,
    isThana: row.kind === "METRO_THANA",
  };
});

export const zones: readonly Zone[] = [...zonesById.values()];
export const districts: readonly District[] = [...districtsById.values()];

/** The level and path of a place; no id is the nation. */
export function placeWithId(id: number | null): { level: Level; path: string } {
  if (id === null) return { level: "NATIONAL", path: "/" };
  for (const [level, places] of [
    ["ZONE", zones],
    ["DISTRICT", districts],
    ["UPAZILLA", upazilas],
  ] as const) {
    const place = places.find((one) => one.id === id);
    if (place) return { level, path: place.path };
  }
  throw new Error(`No place has the id ${id}`);
}

function named(id: string, nameEn: string, nameBn: string, parentPath: string): Named {
  return { id: Number(id), nameEn, nameBn, path: `${parentPath}${id}/` };
}

function kept<T>(all: Map<string, T>, id: string, make: () => T): T {
  const known = all.get(id) ?? make();
  all.set(id, known);
  return known;
}
