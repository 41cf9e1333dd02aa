import type pg from "pg";

/** A database this product cannot work on, told to the operator in words. */
export class UnfitDatabase extends Error {}

interface Facts {
  readonly name: string;
  readonly encoding: string;
  readonly ctype: string;
  readonly letters: boolean;
  readonly search: string | null;
}

/**
 * Under a locale that takes no Bengali letter for a letter everything seems to work, and the search finds nothing. The
 * search's own reading of a word is the proof; before its extension is there, the letter alone has to do.
 */
export async function checkLetters(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Facts>(`
    select current_database() as name, pg_encoding_to_char(encoding) as encoding, datctype as ctype,
      'ক' ~ '^[[:alpha:]]$' as letters,
      (select extname::text from pg_extension where extname = 'pg_trgm') as search
    from pg_database where datname = current_database()`);
  const [facts] = rows;
  if (!facts) return;
  const isRead = facts.letters && (facts.search === null || (await findsWords(client)));
  if (!isRead) throw new UnfitDatabase(adviceOn(facts));
}

async function findsWords(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ parts: number }>(
    "select cardinality(show_trgm('কলম')) as parts",
  );
  return (rows[0]?.parts ?? 0) > 0;
}

function adviceOn({ name, encoding, ctype }: Facts): string {
  return `The database "${name}" (encoding ${encoding}, LC_CTYPE ${ctype}) takes no Bengali letter for a letter: the search would find nothing.
A database's locale cannot be changed. Make a new one with a UTF-8 locale, and restore the data into it if there is any:
  createdb shikkha --owner shikkha --encoding UTF8 --locale C.UTF-8 --template template0
See docs/operations.md.`;
}
