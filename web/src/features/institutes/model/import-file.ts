import { type IMPORT_COLUMNS, IMPORT_LIMITS } from "@shikkha/contract/institute-import.ts";
import {
  INSTITUTE_TYPES,
  ISAS_CATEGORIES,
  MANAGEMENT_TYPES,
} from "@shikkha/contract/institute-words.ts";
import type { ZoneNode } from "@shikkha/contract/locations.ts";
import { tableFile } from "../../../shared/import/csv-file.ts";

/** What a cell of these columns may hold. */
export const COLUMN_VALUES: Partial<Record<ImportColumn, readonly string[]>> = {
  type: INSTITUTE_TYPES,
  mgmtType: MANAGEMENT_TYPES,
  isasCategory: ISAS_CATEGORIES,
};

type ImportColumn = (typeof IMPORT_COLUMNS)[number];

export const FILE_RULE = {
  kinds: /\.(?:csv|xlsx)$/i,
  mostBytes: IMPORT_LIMITS.megabytes * 1024 * 1024,
};

/** The ids an import names its upazilas by, with their places in both languages. */
export function placesFile(tree: readonly ZoneNode[]): Blob {
  const rows = tree.flatMap((zone) =>
    zone.children.flatMap((district) =>
      district.children.map((upazila) => [
        String(upazila.id),
        ...[zone, district, upazila].flatMap((place) => [place.nameBangla, place.nameEnglish]),
      ]),
    ),
  );
  return tableFile(rows);
}
