import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { type DownloadFormat, FILE_EXTENSIONS } from "@shikkha/contract/kernel/download.ts";

const FILE_TYPES: Record<DownloadFormat, string> = {
  pdf: "application/pdf",
  excel: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};

/** Names the file and gives the stream on; the answer is written as the rows come. */
export function sendFile(
  reply: FastifyReply,
  name: string,
  format: DownloadFormat,
  content: Readable,
): Readable {
  reply
    .type(FILE_TYPES[format])
    .header("content-disposition", `attachment; filename="${name}.${FILE_EXTENSIONS[format]}"`)
    .header("cache-control", "no-store");
  return content;
}
