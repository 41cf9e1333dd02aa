import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, type FastifyServerFactory } from "fastify";
import type { Config } from "../config/config.ts";
import type { ConstraintErrors } from "../errors/recognise.ts";
import { handleErrors } from "./error-handler.ts";
import { secureHeaders } from "./security-headers.ts";

/** Text a person can type; files go another way. */
const BODY_LIMIT = 64 * 1024;

export interface ServerOptions {
  readonly config: Config;
  readonly constraints: ConstraintErrors;
  readonly serverFactory?: FastifyServerFactory;
}

/** A server that answers nothing yet, with everything around an answer in place. */
export async function createServer({
  config,
  constraints,
  serverFactory,
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      // A ticket in a query is as good as a password for a minute: addresses are logged without their query.
      serializers: {
        req: (request) => ({
          method: request.method,
          url: request.url.split("?")[0] ?? "",
          address: request.ip,
        }),
      },
    },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    requestTimeout: 80_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    ...(serverFactory && { serverFactory }),
  });
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer" },
    (_request, body, done) => done(null, body),
  );
  app.decorateRequest("actor", undefined);
  handleErrors(app, constraints);
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  secureHeaders(app, config.mode === "production");
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { 1: 4 } },
  });
  return app;
}
