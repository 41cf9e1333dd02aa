import { sql } from "kysely";
import type { Database } from "../db/database.ts";

export type ChainState =
  | { readonly intact: true; readonly entries: number }
  | { readonly intact: false; readonly seq: number; readonly fault: string };

interface Link {
  readonly seq: number;
  readonly previous: string;
  readonly stored: string;
  readonly computed: string;
  /** Of the row before it. */
  readonly lastSeq: number;
  readonly lastHash: string;
}

const BATCH = 20_000;
const GENESIS = "0".repeat(64);

/** Walks the whole chain in order and names the first row that was changed, removed, added or moved. */
export async function verifyChain(db: Database): Promise<ChainState> {
  let seq = 0;
  let hash = GENESIS;
  for (;;) {
    const links = await looseLinks(db, seq, hash);
    for (const link of links) {
      const fault = faultOf(link);
      if (fault) return { intact: false, ...fault };
      seq = link.seq;
      hash = link.stored;
    }
    if (links.length === 0) break;
  }
  const { rows } = await sql<{
    seq: number;
    hash: string;
  }>`select seq, hash from audit_head`.execute(db);
  const head = rows[0];
  if (!head) return { intact: false, seq, fault: "the head of the chain is missing" };
  if (head.seq < seq)
    return { intact: false, seq: head.seq + 1, fault: "the row was added beside the chain" };
  if (head.seq !== seq)
    return { intact: false, seq: seq + 1, fault: `the newest rows up to ${head.seq} are missing` };
  if (head.hash !== hash)
    return { intact: false, seq, fault: "the row does not fit the head of the chain" };
  return { intact: true, entries: seq };
}

function faultOf(link: Link): { seq: number; fault: string } | undefined {
  const { lastSeq, lastHash } = link;
  if (link.seq === lastSeq) return { seq: link.seq, fault: "the number stands twice" };
  if (link.seq !== lastSeq + 1) return { seq: lastSeq + 1, fault: "the row is missing" };
  if (link.computed !== link.stored)
    return { seq: link.seq, fault: "the row's content was changed" };
  if (link.previous !== lastHash)
    return { seq: link.seq, fault: "the row does not follow the one before it" };
  return undefined;
}

/** Of the next rows those that do not fit, and the last one, from which to go on; the database compares them where they are. */
async function looseLinks(db: Database, after: number, hash: string): Promise<Link[]> {
  const { rows } = await sql<Link>`
    with batch as (
      select e.seq, e.previous_hash as previous, e.hash as stored, audit_hash(e) as computed
      from audit_entry e where e.seq > ${after} order by e.seq limit ${BATCH}
    ), linked as (
      select *, lag(seq, 1, ${after}::bigint) over byseq as "lastSeq", lag(stored, 1, ${hash}::text) over byseq as "lastHash",
        row_number() over byseq = count(*) over () as "isLast"
      from batch window byseq as (order by seq)
    )
    select seq, previous, stored, computed, "lastSeq", "lastHash" from linked
    where "isLast" or seq <> "lastSeq" + 1 or computed is distinct from stored or previous <> "lastHash" order by seq`.execute(
    db,
  );
  return rows;
}
