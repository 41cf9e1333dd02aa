import pg from "pg";

const { escapeIdentifier } = pg;

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Lets rows be loaded in any order, as they are: no trigger of ours answers, and references are checked once at the
 * end, when they are put back. Only a superuser may switch the checks off; their owner may take them away and put them
 * back.
 */
export async function quietTables(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const names = tables.map((table) => `public.${escapeIdentifier(table)}`);
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    order by 1, 2`);
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // What migrations put there comes with the archive's rows.
  await client.query(`truncate ${names.join(", ")}`);
  return async () => {
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const { table, name, definition } of rows)
      await client.query(
        `alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`,
      );
  };
}
