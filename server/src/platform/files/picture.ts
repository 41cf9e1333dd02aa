import { fileTypeFromBuffer } from "file-type";
import type { UploadedFile } from "@shikkha/contract/kernel/call.ts";
import { FILE_ERRORS } from "@shikkha/contract/kernel/file-errors.ts";
import { AppError } from "../errors/app-error.ts";
import { countPixels, decode, inTurn, MOST_MEGAPIXELS } from "./decoder.ts";

/** A picture as it is kept: made anew by us, upright, without anything the camera wrote beside it. */
export interface Picture {
  readonly content: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export const PICTURE_TYPE = { mime: "image/webp", extension: "webp" } as const;

const TAKEN = new Set(["image/jpeg", "image/png", "image/webp"]);
const QUALITY = 80;

/** What browsers would run, found anywhere in the file. Short of that, chance would find it in the colours. */
const MARKUP = /<(?:script|!doctype|iframe|html[\s>]|\?php\s)/i;
const NAME = /^[^/\\\p{Cc}]{1,255}$/u;

/**
 * Takes in an uploaded picture: what it is, its content says and not its name; it is decoded whole and drawn anew in
 * each of the sizes, named by the longest side in pixels. Nothing of the file that was sent is kept.
 */
export async function readPicture<Size extends string>(
  { name, content }: UploadedFile,
  sizes: Readonly<Record<Size, number>>,
): Promise<Record<Size, Picture>> {
  if (!NAME.test(name) || /^\.+$/.test(name)) throw new AppError(FILE_ERRORS.badName);
  if (content.length === 0) throw new AppError(FILE_ERRORS.empty);
  const type = await fileTypeFromBuffer(content);
  if (!type || !TAKEN.has(type.mime)) throw new AppError(FILE_ERRORS.notPicture);
  if (MARKUP.test(Buffer.from(content).toString("latin1")))
    throw new AppError(FILE_ERRORS.notOnlyPicture);
  return inTurn(async () => {
    await checkPixels(content);
    const drawn: [string, Picture][] = [];
    for (const [size, side] of Object.entries<number>(sizes))
      drawn.push([size, await draw(content, side)]);
    return Object.fromEntries(drawn) as Record<Size, Picture>;
  });
}

async function checkPixels(content: Uint8Array): Promise<void> {
  if ((await readable(countPixels(content))) > MOST_MEGAPIXELS * 1_000_000)
    throw new AppError(FILE_ERRORS.tooManyPixels, { blanks: { megapixels: MOST_MEGAPIXELS } });
}

async function draw(content: Uint8Array, side: number): Promise<Picture> {
  const image = decode(content)
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY });
  const { data, info } = await readable(image.toBuffer({ resolveWithObject: true }));
  return { content: data, width: info.width, height: info.height };
}

async function readable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (cause) {
    throw new AppError(FILE_ERRORS.damaged, { cause });
  }
}
