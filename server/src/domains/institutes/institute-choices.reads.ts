import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { InstituteType, IsasCategory } from "@shikkha/contract/institute-words.ts";
import { searchKey } from "@shikkha/contract/kernel/text.ts";
import type { Database } from "../../platform/db/database.ts";
import { holdsWords } from "../../platform/text/holds-words.ts";
import { atPath } from "../locations/locations.lookup.ts";
import { institutesIn } from "./institutes.reads.ts";

const SHOWN_WHILE_TYPING = 20;

/** Institutes to choose from while typing: those that begin with the text before those that only hold it. */
export async function findStartingWith(scope: Scope, db: Database, path: string, text: string) {
  const key = searchKey(text);
  return choices(scope, db, path)
    .where((eb) => holdsWords(eb.ref("i.search_key"), text))
    .orderBy(sql`not (i.search_key ^@ ${key} or lower(i.name_en) ^@ ${key} or i.eiin ^@ ${key})`)
    .orderBy("i.name_bn", (order) => order.collate("bengali"))
    .limit(SHOWN_WHILE_TYPING)
    .execute();
}

export function listByPath(scope: Scope, db: Database, path: string) {
  return choices(scope, db, path)
    .orderBy("i.name_bn", (order) => order.collate("bengali"))
    .execute();
}

function choices(scope: Scope, db: Database, path: string) {
  return institutesIn(scope, db, {})
    .where((eb) => atPath(path, eb.ref("i.path")))
    .select(["i.id", "i.eiin", "i.name_bn as nameBangla", "i.name_en as nameEnglish", "i.path"])
    .select([
      sql<InstituteType>`i.type`.as("type"),
      sql<IsasCategory>`i.isas_category`.as("isasCategory"),
    ]);
}
