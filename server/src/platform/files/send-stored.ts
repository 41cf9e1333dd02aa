import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** A file someone uploaded, to be saved and never shown in place: nothing in it can act under our address. */
export function sendStored(reply: FastifyReply, file: StoredFile, content: Readable): Readable {
  const plain = file.name.replace(/[^\x20-\x7E]|["\\]/g, "_");
  const named = `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name)}`;
  reply
    .type(file.type)
    .header("content-length", file.size)
    .header("content-disposition", `attachment; ${named}`)
    .header("content-security-policy", "sandbox; default-src 'none'")
    .header("cache-control", "private, no-store");
  return content;
}
