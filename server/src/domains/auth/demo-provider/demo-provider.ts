import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { FastifyServerFactory } from "fastify";
import type { Config } from "../../../platform/config/config.ts";
import type { Database } from "../../../platform/db/database.ts";
import { createProvider } from "./create-provider.ts";
import { serveAsset } from "./sign-in-assets.ts";
import { handleInteraction } from "./sign-in-interaction.ts";

const MOUNT = "/idp";

/** Demo mode's OpenID provider, served by the same port ahead of everything else: it reads its requests itself. */
export function demoProvider(config: Config, db: Database): FastifyServerFactory {
  const provider = createProvider(config);
  const callback = provider.callback();

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> => {
    if (path.startsWith("/assets/")) return serveAsset(path, response);
    if (path.startsWith("/interaction/")) return handleInteraction(provider, db, request, response);
    // The provider builds its own addresses from the difference between the two.
    Object.assign(request, { originalUrl: request.url, url: request.url?.slice(MOUNT.length) });
    return callback(request, response);
  };

  return (handler) =>
    createServer((request, response) => {
      const path = request.url?.split("?")[0] ?? "";
      if (!path.startsWith(`${MOUNT}/`)) return handler(request, response);
      answer(request, response, path.slice(MOUNT.length)).catch(() => {
        if (!response.headersSent) response.writeHead(302, { location: "/" });
        response.end();
      });
    });
}
