import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";

/** Stands in both files where the address of the site belongs. */
const ORIGIN = /\{origin\}/g;
const TYPES = {
  "robots.txt": "text/plain; charset=utf-8",
  "sitemap.xml": "application/xml; charset=utf-8",
} as const;

/** Not to be served as they are: neither knows relative addresses. */
export const CRAWLER_FILES = Object.keys(TYPES).map((name) => `${name}*`);

type Place = Pick<Config, "mode" | "publicUrl">;

/** What search engines ask for, with the address this site has for them. */
export function serveCrawlers(app: FastifyInstance, place: Place, folder: string): void {
  for (const [name, type] of Object.entries(TYPES)) {
    const text = readFileSync(join(folder, name), "utf8");
    app.get(`/${name}`, (request, reply) =>
      reply
        .type(type)
        .header("cache-control", "no-cache")
        .send(text.replace(ORIGIN, originOf(request, place))),
    );
  }
}

/** A demonstration stands wherever it was reached; a real one says where it is, whatever it was asked by. */
function originOf({ protocol, host }: FastifyRequest, { mode, publicUrl }: Place): string {
  const asked = `${protocol}://${host}`;
  return mode === "demo" && URL.canParse(asked) ? new URL(asked).origin : publicUrl;
}
