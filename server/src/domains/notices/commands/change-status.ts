import type { InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { NOTICE_ERRORS, statusOf } from "@shikkha/contract/notices/notice.ts";
import type { noticeCalls } from "@shikkha/contract/notices/notices.ts";
import type { Write } from "../../../platform/audit/audited.ts";
import type { Actor } from "../../../platform/auth/actor.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { stopDeliveries } from "../delivery/delivery.writes.ts";
import { closeNotice, deleteNotice, startNow } from "../notices.writes.ts";
import { PUBLISH_JOB } from "../publish.commands.ts";
import { getLocked } from "./write-notice.ts";

type Change = InputOf<typeof noticeCalls.setStatus>["body"];

/** Publishes what is upcoming at once, or closes what is upcoming or out. Nothing comes back from closed or expired. */
export async function changeStatus(
  { jobs, now }: Pick<Platform, "jobs" | "now">,
  { tx, record }: Write,
  actor: Actor,
  { id, version, status }: Change,
): Promise<ResponseOf<typeof noticeCalls.setStatus>> {
  const notice = await getLocked(tx, actor.scope, id, version);
  const before = statusOf(notice, now());
  const isLate = before === "CLOSED" || before === "EXPIRED";
  if (isLate || (status === "PUBLISHED" && before === "PUBLISHED"))
    throw new AppError(NOTICE_ERRORS.over);
  if (status === "PUBLISHED") {
    await startNow(tx, id, now());
    await jobs.enqueue(tx, PUBLISH_JOB, {});
  } else {
    await closeNotice(tx, id, now());
    await stopDeliveries(tx, id);
  }
  record({ target: { kind: "notice", id }, before: { status: before }, after: { status } });
  return { id, version: version + 1, status };
}

export async function removeNotice(
  { tx, record }: Write,
  actor: Actor,
  id: number,
): Promise<{ id: number }> {
  const { title, people } = await getLocked(tx, actor.scope, id);
  await deleteNotice(tx, id);
  await stopDeliveries(tx, id);
  record({ target: { kind: "notice", id }, before: { title, people } });
  return { id };
}
