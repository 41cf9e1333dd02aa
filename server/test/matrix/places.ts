import type { Level, Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { TestServer } from "../test-server.ts";

/**
 * Places made for the matrix. Ids are chosen as traps: zone 7 and zone 70, district 71 and 710, upazila 72 and 720
 * each begin with the other, so a check that forgets the closing slash lets one see the other.
 */
const PLACES: readonly (readonly [id: number, type: string, parent: number | null])[] = [
  [7, "ZONE", null],
  [70, "ZONE", null],
  [71, "DISTRICT", 7],
  [710, "DISTRICT", 7],
  [700, "DISTRICT", 70],
  [72, "UPAZILLA", 71],
  [720, "UPAZILLA", 71],
  [7100, "UPAZILLA", 710],
  [7000, "UPAZILLA", 700],
];

export const PATHS = [
  "/",
  "/7/",
  "/70/",
  "/7/71/",
  "/7/710/",
  "/70/700/",
  "/7/71/72/",
  "/7/71/720/",
  "/7/710/7100/",
  "/70/700/7000/",
] as const;

/** One duty of each level, all on one line of places; the other paths are below, beside, elsewhere or traps. */
export const SCOPES: readonly Scope[] = [
  { level: "NATIONAL", path: "/" },
  { level: "ZONE", path: "/7/" },
  { level: "DISTRICT", path: "/7/71/" },
  { level: "UPAZILLA", path: "/7/71/72/" },
];

export function levelOf(path: string): Level {
  return (
    (["NATIONAL", "ZONE", "DISTRICT", "UPAZILLA"] as const)[path.split("/").length - 2] ??
    "UPAZILLA"
  );
}

export async function plantPlaces(server: TestServer): Promise<void> {
  for (const [id, type, parent] of PLACES) {
    await server.database.query(
      "insert into location (id, type, name_bn, name_en, parent_id) values ($1, $2, 'স্থান', 'Place', $3)",
      [id, type, parent],
    );
  }
}
