import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { AppError } from "../errors/app-error.ts";

const DIST = join(import.meta.dirname, "../../../../web/dist");

/** The web application: its files as they are, and its one page for every address that is not a file. */
export async function serveWeb(app: FastifyInstance, folder = DIST): Promise<void> {
  if (!existsSync(join(folder, "index.html"))) return;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes("/assets/") || path.includes("/fonts/");
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === "GET" && request.headers.accept?.includes("text/html");
    if (!wantsPage || request.url.startsWith("/v1/")) throw new AppError(ERRORS.noSuchCall);
    return reply.sendFile("index.html");
  });
}
