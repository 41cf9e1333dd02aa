import { existsSync, globSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { DEFAULT_BASE } from "@shikkha/contract/kernel/base.ts";
import type { Config } from "../config/config.ts";
import { CRAWLER_FILES, serveCrawlers } from "./crawler-files.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { AppError } from "../errors/app-error.ts";

const DIST = join(import.meta.dirname, "../../../../web/dist");

/**
 * The web application: its files as they are, its finished public pages under their addresses, and its one page for
 * every address that is neither a file nor a call. Without a built one, only calls are answered.
 */
export async function serveWeb(
  app: FastifyInstance,
  place: Pick<Config, "mode" | "publicUrl">,
  folder = DIST,
): Promise<void> {
  const isBuilt = existsSync(join(folder, "index.html"));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: CRAWLER_FILES,
      setHeaders: (reply, path) => {
        const isHashed = path.includes("/assets/") || path.includes("/fonts/");
        reply.header(
          "cache-control",
          isHashed ? "public, max-age=31536000, immutable" : "no-cache",
        );
      },
    });
    serveCrawlers(app, place, folder);
    for (const page of finishedPages(folder)) {
      app.get(addressOf(page), (_request, reply) => reply.sendFile(`pages/${page}`));
    }
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === "GET" && request.headers.accept?.includes("text/html");
    if (!isBuilt || !wantsPage || request.url.startsWith(`${DEFAULT_BASE}/`))
      throw new AppError(ERRORS.noSuchCall);
    return reply.sendFile("index.html");
  });
}

/** Pages the build has written out whole, such as "en/history.html". */
function finishedPages(folder: string): string[] {
  return globSync("**/*.html", { cwd: join(folder, "pages") }).map((name) =>
    name.split(sep).join("/"),
  );
}

/** "en/history.html" is /en/history, "index.html" is the root. */
function addressOf(page: string): string {
  return `/${page.replace(/\.html$/, "").replace(/^index$/, "")}`;
}
