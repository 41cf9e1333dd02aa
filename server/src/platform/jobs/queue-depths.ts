import { sql } from "kysely";
import type { Database } from "../db/database.ts";

export interface QueueDepth {
  readonly name: string;
  readonly ready: number;
  readonly active: number;
  readonly failed: number;
}

/** What each queue holds, as the queue itself counts it about once a minute. */
export async function listQueueDepths(db: Database): Promise<readonly QueueDepth[]> {
  const { rows } = await sql<QueueDepth>`
    select name, ready_count as ready, active_count as active, failed_count as failed
    from pgboss.queue where name not like '\\_\\_%' order by name`.execute(db);
  return rows;
}
