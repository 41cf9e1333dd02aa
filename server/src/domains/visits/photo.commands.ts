import { createHash } from "node:crypto";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { VisitPhoto } from "@shikkha/contract/visits/visit.ts";
import type { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { VISIT_ERRORS } from "@shikkha/contract/visits/visit-errors.ts";
import type { Write } from "../../platform/audit/audited.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { PICTURE_TYPE, readPicture } from "../../platform/files/picture.ts";
import type { Platform } from "../../platform/platform.ts";
import { listPhotos, lockAnnounced } from "./photos.reads.ts";
import { markReceived } from "./photos.writes.ts";
import { requireVisiting } from "./visit-access.ts";

export const PHOTO_FOLDER = "visit-photos";

/** The longest side in pixels: for a wide screen and for the list. */
const SIZES = { large: 1600, small: 480 } as const;

/**
 * Takes in a photo that the report has named. Its place in the store follows from the photo itself, so that an upload
 * cut off half-way leaves nothing behind that its repetition does not overwrite.
 */
export async function receivePhoto(
  { files, now }: Pick<Platform, "files" | "now">,
  { tx, record }: Write,
  actor: Actor,
  { params: { kind }, query, file }: InputOf<typeof visitCalls.addPhoto>,
): Promise<VisitPhoto> {
  requireVisiting(actor, kind);
  const announced = await lockAnnounced(tx, actor.personId, query.visit, query.photo);
  if (!announced) throw new AppError(VISIT_ERRORS.photoUnknown);
  const { photo, visitId } = announced;
  const target = { kind: "visitPhoto", id: photo.id };
  if (createHash("sha256").update(file.content).digest("hex") !== photo.sha256)
    throw new AppError(VISIT_ERRORS.photoOther);
  if (photo.receivedAt !== null) {
    record({ target, after: { visitId, repeated: true } });
    return photo;
  }
  const { large, small } = await readPicture(file, SIZES);
  const day = dayInDhaka(now());
  const keyOf = (size: string) =>
    `${PHOTO_FOLDER}/${day}/${visitId}-${photo.id}-${size}.${PICTURE_TYPE.extension}`;
  const keys = { large: keyOf("large"), small: keyOf("small") };
  await files.put(keys.large, large.content);
  await files.put(keys.small, small.content);
  await markReceived(tx, photo.id, { keys, picture: large, now: now() });
  record({ target, after: { visitId, size: large.content.byteLength } });
  const stored = (await listPhotos(tx, visitId)).find(({ id }) => id === photo.id);
  if (!stored) throw new AppError(ERRORS.notFound);
  return stored;
}
