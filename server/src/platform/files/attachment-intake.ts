import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { AppError } from "../errors/app-error.ts";
import { countPixels, decode, inTurn, MOST_MEGAPIXELS } from "./decoder.ts";
import { checkPdf } from "./pdf-check.ts";

const EXTENSIONS = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "application/pdf": [".pdf"],
} as const;

const QUALITY = 85;

export type AttachmentType = keyof typeof EXTENSIONS;
export type IntakeReason = "type" | "active" | "broken";

export class IntakeRefused extends Error {
  readonly reason: IntakeReason;
  constructor(reason: IntakeReason) {
    super(`The file was not taken: ${reason}`);
    this.reason = reason;
  }
}

export interface TakenIn {
  readonly type: AttachmentType;
  readonly content: Uint8Array;
  /** Of what was sent, so that the same file is known again. */
  readonly sha256: string;
  /** The given name without folders and control characters, ending as its content does. */
  readonly name: string;
}

/** Judges a file by its content. A picture is drawn anew, so that nothing but its pixels is kept; a PDF must be inert. */
export async function takeAttachment(name: string, content: Uint8Array): Promise<TakenIn> {
  const type = (await fileTypeFromBuffer(content))?.mime;
  if (!isTaken(type)) throw new IntakeRefused("type");
  const sha256 = createHash("sha256").update(content).digest("hex");
  return { type, content: await kept(type, content), sha256, name: cleanName(name, type) };
}

function isTaken(type: string | undefined): type is AttachmentType {
  return type !== undefined && Object.hasOwn(EXTENSIONS, type);
}

async function kept(type: AttachmentType, content: Uint8Array): Promise<Uint8Array> {
  if (type === "application/pdf") {
    const finding = checkPdf(content);
    if (finding !== "clean") throw new IntakeRefused(finding);
    return content;
  }
  try {
    return await inTurn(() => drawnAnew(type, content));
  } catch (cause) {
    // Too many at once is not the file's fault.
    if (cause instanceof AppError) throw cause;
    throw new IntakeRefused("broken");
  }
}

async function drawnAnew(type: AttachmentType, content: Uint8Array): Promise<Uint8Array> {
  if ((await countPixels(content)) > MOST_MEGAPIXELS * 1_000_000) throw new IntakeRefused("broken");
  const picture = decode(content);
  const drawn = type === "image/png" ? picture.png() : picture.jpeg({ quality: QUALITY });
  return drawn.toBuffer();
}

function cleanName(name: string, type: AttachmentType): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? "")
    .normalize("NFC")
    // Control characters, and those that turn the direction of reading.
    .replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069"<>:|?*]/gu, "")
    .trim();
  const [extension] = EXTENSIONS[type];
  const isRight = EXTENSIONS[type].some((one) => plain.toLowerCase().endsWith(one));
  const stem = (isRight ? plain.slice(0, plain.lastIndexOf(".")) : plain).slice(0, 150);
  const ending = isRight ? plain.slice(plain.lastIndexOf(".")) : extension;
  return `${stem || "file"}${ending}`;
}
