import { sql } from "kysely";
import type { Transaction } from "../../../platform/db/database.ts";

const LONGEST_REASON = 500;

export async function markSent(tx: Transaction, id: number, answer: string): Promise<void> {
  await tx
    .updateTable("delivery")
    .set({
      state: "SENT",
      tries: sql<number>`tries + 1`,
      sent_at: sql<Date>`clock_timestamp()`,
      last_error: null,
      provider_reference: answer.slice(0, LONGEST_REASON),
    })
    .where("id", "=", id)
    .execute();
}

export async function markFailed(tx: Transaction, id: number, reason: string): Promise<void> {
  await tx
    .updateTable("delivery")
    .set({
      state: "FAILED",
      tries: sql<number>`tries + 1`,
      last_error: told(reason),
    })
    .where("id", "=", id)
    .execute();
}

export async function putOff(
  tx: Transaction,
  id: number,
  reason: string,
  seconds: number,
): Promise<void> {
  await tx
    .updateTable("delivery")
    .set({
      tries: sql<number>`tries + 1`,
      next_try_at: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`,
      last_error: told(reason),
    })
    .where("id", "=", id)
    .execute();
}

export async function markStopped(tx: Transaction, id: number): Promise<void> {
  await tx.updateTable("delivery").set({ state: "STOPPED" }).where("id", "=", id).execute();
}

/** What waits is not sent any more. What is on its way at this moment is left alone and stopped if it comes back. */
export async function stopDeliveries(tx: Transaction, noticeId: number): Promise<void> {
  await tx
    .updateTable("delivery")
    .set({ state: "STOPPED" })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("delivery")
        .select("id")
        .where("notice_id", "=", noticeId)
        .where("state", "=", "WAITING")
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** For a restored database: what waited may have been sent since, so that a person decides whether it goes out again. */
export async function holdWaiting(tx: Transaction, reason: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("delivery")
    .set({ state: "FAILED", last_error: told(reason) })
    .where("state", "=", "WAITING")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

function told(reason: string): string {
  return reason.slice(0, LONGEST_REASON) || "no reason was given";
}

/** Failed messages wait again, as if never tried. */
export async function retryFailed(tx: Transaction, noticeIds: readonly number[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("delivery")
    .set({ state: "WAITING", tries: 0, next_try_at: sql<Date>`now()`, last_error: null })
    .where("state", "=", "FAILED")
    .where("notice_id", "in", noticeIds.length > 0 ? [...noticeIds] : [0])
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
