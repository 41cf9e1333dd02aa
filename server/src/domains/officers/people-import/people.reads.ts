import { sql } from "kysely";
import { NATIONAL_OFFICE } from "@shikkha/contract/officers/people-file.ts";
import type { Database } from "../../../platform/db/database.ts";

/** Everything a file of people may refer to, by the word it is referred to with. */
export interface Known {
  readonly usernames: ReadonlySet<string>;
  readonly pdsNumbers: ReadonlySet<string>;
  readonly designations: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
  readonly offices: ReadonlySet<string>;
  readonly eiins: ReadonlySet<string>;
}

export async function readKnown(db: Database): Promise<Known> {
  const words = async (query: ReturnType<typeof sql<{ word: string }>>) =>
    new Set((await query.execute(db)).rows.map(({ word }) => word));
  return {
    usernames: await words(sql`select lower(username) as word from person`),
    pdsNumbers: await words(
      sql`select pds_number as word from person where pds_number is not null`,
    ),
    designations: await words(sql`select code as word from designation`),
    roles: await words(sql`select code as word from role where code <> 'GUEST'`),
    offices: await words(
      sql`select coalesce(location_id::text, ${NATIONAL_OFFICE}) as word from office`,
    ),
    eiins: await words(sql`select eiin as word from institute`),
  };
}
