import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

const TYPES: Readonly<Record<string, string>> = {
  "/assets/sign-in.css": "text/css; charset=utf-8",
  "/assets/sign-in.js": "text/javascript; charset=utf-8",
  "/assets/map.svg": "image/svg+xml",
};

/** The few files of the sign-in page. */
export async function serveAsset(path: string, response: ServerResponse): Promise<void> {
  const type = TYPES[path];
  if (type === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    "content-type": type,
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  });
  await pipeline(createReadStream(join(import.meta.dirname, path)), response);
}
