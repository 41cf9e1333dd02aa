import {
  GALLERY_ERRORS,
  GALLERY_LIMITS,
  type ManagedPicture,
  type PictureWords,
} from "@shikkha/contract/gallery.ts";
import type { UploadedFile } from "@shikkha/contract/kernel/call.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { Write } from "../../platform/audit/audited.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { readPicture } from "../../platform/files/picture.ts";
import { storePicture } from "../../platform/files/stored-picture.ts";
import type { Platform } from "../../platform/platform.ts";
import { findPicture, listPictures } from "./gallery.reads.ts";
import { insertPicture, orderPictures } from "./gallery.writes.ts";

export const GALLERY_FOLDER = "gallery";

/** The longest side in pixels: one for a wide screen, one for the grid and for phones. */
const SIZES = { large: 1600, small: 640 } as const;

export async function addPicture(
  { files, now }: Pick<Platform, "files" | "now">,
  write: Write,
  personId: number,
  { file, words }: { file: UploadedFile; words: PictureWords },
): Promise<ManagedPicture> {
  const there = await listPictures(write.tx);
  if (there.length >= GALLERY_LIMITS.pictures)
    throw new AppError(GALLERY_ERRORS.full, { blanks: { count: GALLERY_LIMITS.pictures } });
  const { large, small } = await readPicture(file, SIZES);
  const day = dayInDhaka(now());
  const stored = {
    largeKey: await storePicture(files, GALLERY_FOLDER, day, large),
    smallKey: await storePicture(files, GALLERY_FOLDER, day, small),
    width: large.width,
    height: large.height,
    smallWidth: small.width,
  };
  const id = await insertPicture(write, words, stored, { personId, fileName: file.name });
  return getPicture(write, id);
}

/** All pictures have to be named: an order made without one that came meanwhile is not the order of this gallery. */
export async function reorder(write: Write, ids: readonly number[]): Promise<ManagedPicture[]> {
  const before = (await listPictures(write.tx)).map(({ id }) => id);
  const sorted = (some: readonly number[]) => some.toSorted((a, b) => a - b).join();
  if (sorted(before) !== sorted(ids)) throw new AppError(ERRORS.stale);
  await orderPictures(write, before, ids);
  return listPictures(write.tx);
}

export async function getPicture({ tx }: Write, id: number): Promise<ManagedPicture> {
  const picture = await findPicture(tx, id);
  if (!picture) throw new AppError(ERRORS.notFound);
  return picture;
}
