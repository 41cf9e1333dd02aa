import { createHash } from "node:crypto";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { NOTICE_ERRORS, statusOf } from "@shikkha/contract/notices/notice.ts";
import type { noticeCalls } from "@shikkha/contract/notices/notices.ts";
import { requireWithin } from "../../../platform/access/require-within.ts";
import type { Write } from "../../../platform/audit/audited.ts";
import type { Actor } from "../../../platform/auth/actor.ts";
import type { Transaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { attach } from "../attachments.writes.ts";
import { canonical, descriptionFaults, periodFaults, periodOf } from "../notices.rules.ts";
import {
  findNoticeOfClient,
  insertNotice,
  type LockedNotice,
  lockNotice,
  type NoticeFacts,
  updateNotice,
} from "../notices.writes.ts";
import { PUBLISH_JOB } from "../publish.commands.ts";
import { countReceivers } from "../receivers.reads.ts";
import { cleanHtml, plainText } from "../rich-text.ts";

type Create = InputOf<typeof noticeCalls.create>["body"];
type Update = InputOf<typeof noticeCalls.update>;
type Content = Omit<Create, "clientId">;
type Saved = ResponseOf<typeof noticeCalls.create>;
type Means = Pick<Platform, "jobs" | "now">;

/** Writes a notice and queues its publication, in one transaction. */
export async function createNotice(
  { jobs, now }: Means,
  write: Write,
  actor: Actor,
  { clientId, ...content }: Create,
): Promise<Saved> {
  const { tx, record } = write;
  const clientHash = createHash("sha256").update(canonical(content)).digest("hex");
  const earlier = await findNoticeOfClient(tx, clientId);
  if (earlier) return repeated(write, actor, earlier, clientHash, now());
  const facts = await factsOf(actor.scope, tx, content, now());
  const id = await insertNotice(tx, {
    ...facts,
    clientId,
    clientHash,
    authorId: actor.personId,
    scope: actor.scope,
  });
  if (id === undefined)
    return repeated(write, actor, await findNoticeOfClient(tx, clientId), clientHash, now());
  await attachOrRefuse(tx, { id, clientId }, content.attachmentIds);
  await jobs.enqueue(tx, PUBLISH_JOB, {}, facts.startsAt);
  record({ target: { kind: "notice", id }, after: auditOf(facts, content) });
  return { id, version: 1, status: statusOf({ ...facts, closedAt: null }, now()) };
}

type Earlier = Awaited<ReturnType<typeof findNoticeOfClient>>;

/** The same notice sent once more gets the first answer; something else under its id is refused. */
function repeated(
  { record }: Write,
  actor: Actor,
  earlier: Earlier,
  clientHash: string,
  now: Date,
): Saved {
  if (!earlier || earlier.authorId !== actor.personId || earlier.clientHash !== clientHash)
    throw new AppError(ERRORS.idReused);
  record({ target: { kind: "notice", id: earlier.id }, after: { repeated: true } });
  return { id: earlier.id, version: earlier.version, status: statusOf(earlier, now) };
}

/** Changes a notice. What has gone out cannot be called back: whom it went to, how and when stays. */
export async function changeNotice(
  { jobs, now }: Means,
  { tx, record }: Write,
  actor: Actor,
  { params, body: { version, ...content } }: Update,
): Promise<Saved> {
  const notice = await getLocked(tx, actor.scope, params.id, version);
  const status = statusOf(notice, now());
  if (status === "CLOSED" || status === "EXPIRED") throw new AppError(NOTICE_ERRORS.over);
  const isOut = status === "PUBLISHED";
  if (isOut) requireSameSending(notice, content);
  const kept = isOut ? { startsAt: notice.startsAt, people: notice.people ?? 0 } : undefined;
  // Whoever changes it, it is read as people from where it was written.
  const scope = { ...actor.scope, path: notice.path };
  const facts = await factsOf(scope, tx, content, now(), kept);
  await updateNotice(tx, notice.id, facts);
  await attachOrRefuse(
    tx,
    { id: notice.id, clientId: notice.clientId ?? "" },
    content.attachmentIds,
  );
  if (!isOut) await jobs.enqueue(tx, PUBLISH_JOB, {}, facts.startsAt);
  record({
    target: { kind: "notice", id: notice.id },
    before: { title: notice.title, message: notice.message, endsAt: notice.endsAt },
    after: auditOf(facts, content),
  });
  return {
    id: notice.id,
    version: version + 1,
    status: statusOf({ ...facts, closedAt: null }, now()),
  };
}

/** The notice for a write: it exists, lies in the jurisdiction, and nobody has changed it meanwhile. */
export async function getLocked(
  tx: Transaction,
  scope: Scope,
  id: number,
  version?: number,
): Promise<LockedNotice> {
  const notice = await lockNotice(tx, id);
  if (!notice) throw new AppError(ERRORS.notFound);
  requireWithin(scope, notice.path);
  if (version !== undefined && notice.version !== version) throw new AppError(ERRORS.stale);
  return notice;
}

interface Kept {
  readonly startsAt: Date;
  readonly people: number;
}

/** Content as it is stored, or every fault of it at once. */
async function factsOf(
  scope: Scope,
  tx: Transaction,
  content: Content,
  now: Date,
  kept?: Kept,
): Promise<NoticeFacts> {
  const body = cleanHtml(content.description);
  const given = periodOf(content, now);
  const period = kept ? { ...given, startsAt: kept.startsAt } : given;
  const fields = [
    ...descriptionFaults(plainText(body)),
    ...periodFaults(period, now, kept !== undefined),
  ];
  if (fields.length > 0) throw new AppError(ERRORS.invalid, { fields });
  const people = kept?.people ?? (await countReceivers(scope, tx, content.receivers)).people;
  if (people === 0) throw new AppError(NOTICE_ERRORS.noReceivers);
  const { title, message, channels, receivers } = content;
  return { title, body, message, channels: [...new Set(channels)], receivers, people, ...period };
}

function requireSameSending(notice: LockedNotice, content: Content): void {
  const isSame =
    canonical(notice.receivers) === canonical(content.receivers) &&
    canonical(notice.channels.toSorted()) === canonical(content.channels.toSorted()) &&
    (content.dateFrom === null || Date.parse(content.dateFrom) === notice.startsAt.getTime());
  if (!isSame) throw new AppError(NOTICE_ERRORS.alreadyOut);
}

async function attachOrRefuse(
  tx: Transaction,
  notice: { readonly id: number; readonly clientId: string },
  ids: readonly number[],
): Promise<void> {
  if (!(await attach(tx, notice, ids))) throw new AppError(ERRORS.notFound);
}

function auditOf(facts: NoticeFacts, { attachmentIds }: Content) {
  const { body: _words, ...told } = facts;
  return { ...told, attachments: attachmentIds.length };
}
