import type { Seed } from "../seed.ts";
import { districts, upazilas, zones, type Zone } from "./places.ts";

export const locations: Seed = {
  name: "reference/locations",
  async run(db) {
    // Parents first: the database derives a place's path from its parent's.
    await db.insertRows(
      "location",
      zones.map((zone) => row(zone, "ZONE", null)),
    );
    await db.insertRows(
      "location",
      districts.map((district) => row(district, "DISTRICT", district.zone.id)),
    );
    await db.insertRows(
      "location",
      upazilas.map((upazila) => row(upazila, "UPAZILLA", upazila.district.id)),
    );
  },
};

function row(place: Zone, type: string, parentId: number | null) {
  return { id: place.id, type, name_bn: place.nameBn, name_en: place.nameEn, parent_id: parentId };
}
