import { randomUUID } from "node:crypto";
import type { UploadedFile } from "@shikkha/contract/kernel/call.ts";
import { ERRORS, type ErrorKind } from "@shikkha/contract/kernel/errors.ts";
import type { Attachment } from "@shikkha/contract/notices/attachments.ts";
import { NOTICE_ERRORS } from "@shikkha/contract/notices/notice.ts";
import type { Write } from "../../platform/audit/audited.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import {
  type IntakeReason,
  IntakeRefused,
  type TakenIn,
  takeAttachment,
} from "../../platform/files/attachment-intake.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { getFileLimits } from "../settings/settings.lookup.ts";
import { findNoticeOfClient } from "./notices.writes.ts";
import { deleteUnused, insertAttachment, lockAttachments } from "./attachments.writes.ts";

const MEGABYTE = 1024 * 1024;
export const ATTACHMENT_FOLDER = "notice-attachments/";

const REFUSALS: Readonly<Record<IntakeReason, ErrorKind>> = {
  type: NOTICE_ERRORS.fileType,
  active: NOTICE_ERRORS.fileActive,
  broken: NOTICE_ERRORS.fileBroken,
};

/** Takes one file in. The store gets it before the row is kept: a file without a row is swept up, the reverse is not. */
export async function uploadAttachment(
  files: FileStore,
  { tx, record }: Write,
  actor: Actor,
  clientId: string,
  file: UploadedFile,
): Promise<Attachment> {
  const limits = await getFileLimits(tx);
  if (file.content.byteLength > limits.megabytes * MEGABYTE)
    throw new AppError(NOTICE_ERRORS.fileSize, { blanks: { megabytes: limits.megabytes } });
  await requireOwnDraft(tx, actor, clientId);
  const taken = await takeIn(file);
  if ((await lockAttachments(tx, clientId)) >= limits.files)
    throw new AppError(NOTICE_ERRORS.fileCount, { blanks: { files: limits.files } });
  const { content, ...facts } = taken;
  const fileKey = `${ATTACHMENT_FOLDER}${randomUUID()}`;
  const attachment = await insertAttachment(tx, {
    ...facts,
    clientId,
    fileKey,
    uploadedBy: actor.personId,
    size: content.byteLength,
  });
  await files.put(fileKey, content);
  const { id, name, type, size } = attachment;
  record({ target: { kind: "attachment", id }, after: { name, type, size, clientId } });
  return attachment;
}

/** A client id of someone else's notice takes files from those alone who may change that notice. */
async function requireOwnDraft(tx: Write["tx"], actor: Actor, clientId: string): Promise<void> {
  const notice = await findNoticeOfClient(tx, clientId);
  if (notice && !notice.isManagedFrom(actor.scope)) throw new AppError(ERRORS.notFound);
}

async function takeIn(file: UploadedFile): Promise<TakenIn> {
  try {
    return await takeAttachment(file.name, file.content);
  } catch (cause) {
    if (cause instanceof IntakeRefused) throw new AppError(REFUSALS[cause.reason], { cause });
    throw cause;
  }
}

export async function removeAttachment(
  { tx, record }: Write,
  actor: Actor,
  id: number,
): Promise<{ id: number }> {
  const removed = await deleteUnused(tx, id, actor.personId);
  if (!removed) throw new AppError(ERRORS.notFound);
  record({ target: { kind: "attachment", id }, before: removed });
  return { id };
}
