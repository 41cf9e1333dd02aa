import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
};

/** A finished page from memory, compressed before anyone asks: what is measured is the page. */
export async function servePage(
  folder: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const names = await readdir(folder, { recursive: true });
  const files = new Map<string, { type: string; body: Buffer }>();
  for (const name of names) {
    const type = TYPES[extname(name)];
    if (type === undefined) continue;
    const body = gzipSync(await readFile(join(folder, name)));
    files.set(name === "index.html" ? "/" : `/${name}`, { type, body });
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? "");
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": file.type, "content-encoding": "gzip" });
    response.end(file.body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
