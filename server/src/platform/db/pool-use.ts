import type pg from "pg";

/** How much of a pool is taken, for those who watch the process. */
export interface PoolUse {
  readonly name: "app" | "report";
  readonly busy: number;
  readonly idle: number;
  /** Callers that wait for a connection: more than none for long means the pool or the database is too small. */
  readonly waiting: number;
}

export function poolUse(name: PoolUse["name"], pool: pg.Pool): PoolUse {
  const { totalCount, idleCount, waitingCount } = pool;
  return { name, busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}
