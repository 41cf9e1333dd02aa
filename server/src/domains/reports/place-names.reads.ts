import type { Bilingual } from "@shikkha/contract/kernel/language.ts";
import type { Database } from "../../platform/db/database.ts";
import { ALL, joined, same } from "./report-words.ts";

/** Places by name, one after another; without any, all of them are meant. */
export async function listPlaceNames(db: Database, ids: readonly number[]): Promise<Bilingual> {
  if (ids.length === 0) return ALL;
  const places = await db
    .selectFrom("location")
    .select(["name_bn as bn", "name_en as en"])
    .where("id", "in", [...ids])
    .orderBy("path")
    .execute();
  return places.length > 0 ? joined(places) : same(null);
}

export async function listPaths(db: Database, ids: readonly number[]): Promise<string[]> {
  const places = await db
    .selectFrom("location")
    .select("path")
    .where("id", "in", [...ids])
    .execute();
  return places.map(({ path }) => path);
}

export async function findDesignation(db: Database, id: number): Promise<Bilingual> {
  const found = await db
    .selectFrom("designation")
    .select(["name_bn as bn", "name_en as en"])
    .where("id", "=", id)
    .executeTakeFirst();
  return found ?? { bn: "–", en: "–" };
}
