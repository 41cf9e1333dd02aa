import { sql } from "kysely";
import { NOTICE_ERRORS, statusOf } from "@shikkha/contract/notices/notice.ts";
import type { Write } from "../../../platform/audit/audited.ts";
import type { Actor } from "../../../platform/auth/actor.ts";
import type { Transaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { currentIn } from "../notices.reads.ts";
import { DELIVER_JOB } from "../publish.commands.ts";
import { getLocked } from "./write-notice.ts";

type Means = Pick<Platform, "jobs" | "now">;

/** Gives the failed messages of a notice a fresh start; what arrived is left alone. */
export async function resendNotice(
  { jobs, now }: Means,
  { tx, record }: Write,
  actor: Actor,
  id: number,
): Promise<{ resent: number }> {
  const notice = await getLocked(tx, actor.scope, id);
  if (statusOf(notice, now()) !== "PUBLISHED") throw new AppError(NOTICE_ERRORS.over);
  const resent = await retryFailed(tx, [id]);
  await jobs.enqueue(tx, DELIVER_JOB, {});
  record({ target: { kind: "notice", id }, after: { resent } });
  return { resent };
}

/** The same for every current notice in the jurisdiction. */
export async function resendAll(
  { jobs, now }: Means,
  { tx, record }: Write,
  actor: Actor,
): Promise<{ resent: number }> {
  const notices = await currentIn(actor.scope, tx, now())
    .select("n.id")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("delivery_figure as f")
          .select("f.notice_id")
          .whereRef("f.notice_id", "=", "n.id")
          .where("f.failed", ">", 0),
      ),
    )
    .execute();
  const ids = notices.map(({ id }) => id);
  const resent = await retryFailed(tx, ids);
  await jobs.enqueue(tx, DELIVER_JOB, {});
  record({ target: { kind: "notice", id: "all" }, after: { resent, notices: ids } });
  return { resent };
}

async function retryFailed(tx: Transaction, noticeIds: readonly number[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("delivery")
    .set({ state: "WAITING", tries: 0, next_try_at: sql<Date>`now()`, last_error: null })
    .where("state", "=", "FAILED")
    .where("notice_id", "in", noticeIds.length > 0 ? [...noticeIds] : [0])
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
