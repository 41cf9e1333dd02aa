import type { Database, Transaction } from "../db/database.ts";
import type { AppError } from "../errors/app-error.ts";
import { type AuditRecord, type AuditSource, AuditTrail } from "./audit-trail.ts";

export interface Write {
  readonly tx: Transaction;
  readonly record: (record: AuditRecord) => void;
}

/** Returned by a write that must keep what it wrote, such as a count of failures, and still answer with an error. */
export class Refusal {
  readonly error: AppError;
  constructor(error: AppError) {
    this.error = error;
  }
}

/** Runs a write and its audit entries as one transaction. A write that records nothing is a fault and is undone. */
export async function audited<Result>(
  db: Database,
  source: AuditSource,
  work: (write: Write) => Promise<Result | Refusal>,
): Promise<Result> {
  const result = await db.transaction().execute(async (tx) => {
    const trail = new AuditTrail(source);
    const done = await work({ tx, record: trail.record });
    if (trail.isEmpty) throw new Error(`${source.action.key} wrote without an audit entry`);
    await trail.append(tx);
    return done;
  });
  if (result instanceof Refusal) throw result.error;
  return result;
}
