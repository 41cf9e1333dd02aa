import { sql } from "kysely";
import type { Database } from "../../../platform/db/database.ts";
import type { CheckedRow, Register } from "./check-rows.ts";

/** Where the upazilas and the already known institutes of the rows are. */
export async function readRegister(db: Database, rows: readonly CheckedRow[]): Promise<Register> {
  const upazilas = [...new Set(rows.flatMap(({ upazilaId }) => upazilaId ?? []))];
  const eiins = [...new Set(rows.flatMap(({ eiin }) => eiin ?? []))];
  const [places, institutes] = await Promise.all([
    sql<{
      id: number;
      path: string;
    }>`select id, path from location where type = 'UPAZILLA' and id = any(${upazilas}::bigint[])`.execute(
      db,
    ),
    sql<{
      eiin: string;
      path: string;
    }>`select eiin, path from institute where eiin = any(${eiins}::text[])`.execute(db),
  ]);
  return {
    upazilaPaths: new Map(places.rows.map(({ id, path }) => [id, path])),
    institutePaths: new Map(institutes.rows.map(({ eiin, path }) => [eiin, path])),
  };
}
