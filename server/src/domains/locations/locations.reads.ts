import type { DistrictNode, ZoneNode } from "@shikkha/contract/locations.ts";
import type { Database } from "../../platform/db/database.ts";

interface Row {
  readonly id: number;
  readonly type: string;
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly path: string;
  readonly parentId: number | null;
}

export async function listZones(db: Database) {
  const rows = await listPlaces(db, ["ZONE"]);
  return rows.map((row) => ({ ...row, type: "ZONE" as const }));
}

/** The tree, each level in the order of its Bengali names. */
export async function readTree(db: Database): Promise<ZoneNode[]> {
  const rows = await listPlaces(db, ["ZONE", "DISTRICT", "UPAZILLA"]);
  const byParent = Map.groupBy(rows, (row) => row.parentId);
  const childrenOf = (id: number | null) => byParent.get(id) ?? [];
  const district = (row: Row): DistrictNode => ({
    ...row,
    type: "DISTRICT",
    children: childrenOf(row.id).map((upazila) => ({ ...upazila, type: "UPAZILLA", children: [] })),
  });
  return childrenOf(null).map((zone) => ({
    ...zone,
    type: "ZONE",
    children: childrenOf(zone.id).map(district),
  }));
}

function listPlaces(db: Database, types: readonly string[]): Promise<Row[]> {
  return db
    .selectFrom("location")
    .select([
      "id",
      "type",
      "name_bn as nameBangla",
      "name_en as nameEnglish",
      "path",
      "parent_id as parentId",
    ])
    .where("type", "in", types)
    .orderBy("name_bn", (order) => order.collate("bengali"))
    .execute();
}
