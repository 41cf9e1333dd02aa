import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { DownloadFormat } from "@shikkha/contract/kernel/download.ts";

const TYPES: Record<DownloadFormat, { readonly type: string; readonly extension: string }> = {
  csv: { type: "text/csv; charset=utf-8", extension: "csv" },
};

/** Names the file and gives the stream on; the answer is written as the rows come. */
export function sendFile(
  reply: FastifyReply,
  name: string,
  format: DownloadFormat,
  content: Readable,
): Readable {
  const { type, extension } = TYPES[format];
  reply
    .type(type)
    .header("content-disposition", `attachment; filename="${name}.${extension}"`)
    .header("cache-control", "no-store");
  return content;
}
