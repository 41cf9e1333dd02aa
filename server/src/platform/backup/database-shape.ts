import pg from "pg";

const { escapeIdentifier } = pg;

/** A table whose rows go into an archive, with the columns that are not computed from others. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** By what its rows are put in order, as SQL: the primary key, or all columns where there is none. */
  readonly order: readonly string[];
}

/** Every table of the product; parts of a partitioned one come with the whole, the job queue's are not ours. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; key: string[] | null }>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      (select array_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
          order by k.place)
        from pg_index i, unnest(i.indkey) with ordinality k (number, place), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.number) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`);
  return rows.map(({ name, columns, key }) => ({
    name,
    columns,
    order: key ?? columns.map((column) => `${escapeIdentifier(column)}::text collate "C"`),
  }));
}

/** One and the same order under any locale, so that the same rows give the same bytes and the same hash. */
export function copyOutStatement({ name, columns, order }: TableShape): string {
  return `copy (select ${list(columns)} from public.${escapeIdentifier(name)} order by ${order.join(", ")}) to stdout`;
}

export function copyInStatement({ name, columns }: TableShape): string {
  return `copy public.${escapeIdentifier(name)} (${list(columns)}) from stdin`;
}

function list(columns: readonly string[]): string {
  return columns.map((column) => escapeIdentifier(column)).join(", ");
}

/** Where a sequence stands. */
export interface SequenceState {
  readonly name: string;
  readonly last: string;
  readonly isCalled: boolean;
}

export async function listSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by c.relname`);
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from public.${escapeIdentifier(name)}`,
    );
    if (state.rows[0]) states.push({ name, ...state.rows[0] });
  }
  return states;
}

/** How values are written as text: fixed here, so that no setting of a server or a role changes a hash. */
export const TEXT_FORM = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'iso_8601';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local client_encoding = 'UTF8';
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local lock_timeout = 0;`;
