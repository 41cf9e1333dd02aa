import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { AppError } from "../errors/app-error.ts";
import type { FileStore } from "./file-store.ts";
import { isKey, newKey } from "./file-key.ts";
import { type Picture, PICTURE_TYPE } from "./picture.ts";

/** Puts a picture under a new key and gives the key. */
export async function storePicture(
  files: FileStore,
  folder: string,
  day: string,
  picture: Picture,
): Promise<string> {
  const key = newKey(folder, day, PICTURE_TYPE.extension);
  await files.put(key, picture.content);
  return key;
}

/** A key is used once, so what stands under it never changes. */
const CACHE = {
  everyone: "public, max-age=31536000, immutable",
  reader: "private, max-age=3600",
} as const;

/** Answers with a stored picture, to be kept by everyone's caches or by the reader's alone; nothing in it can run. */
export async function sendPicture(
  reply: FastifyReply,
  files: FileStore,
  key: string,
  keptBy: keyof typeof CACHE,
): Promise<Readable> {
  const content = isKey(key) ? await files.get(key) : undefined;
  if (!content) throw new AppError(ERRORS.notFound);
  reply
    .type(PICTURE_TYPE.mime)
    .header("cache-control", CACHE[keptBy])
    .header("content-security-policy", "default-src 'none'; sandbox");
  return content;
}
