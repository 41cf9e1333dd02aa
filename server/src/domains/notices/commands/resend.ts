import { NOTICE_ERRORS, statusOf } from "@shikkha/contract/notices/notice.ts";
import type { Write } from "../../../platform/audit/audited.ts";
import type { Actor } from "../../../platform/auth/actor.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { retryFailed } from "../delivery/delivery.writes.ts";
import { listFailing } from "../notices.reads.ts";
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
  const ids = await listFailing(actor.scope, tx, now());
  const resent = await retryFailed(tx, ids);
  await jobs.enqueue(tx, DELIVER_JOB, {});
  record({ target: { kind: "notice", id: "all" }, after: { resent, notices: ids } });
  return { resent };
}
