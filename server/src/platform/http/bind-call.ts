import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import * as z from "zod/mini";
import { passes } from "@shikkha/contract/access/permissions.ts";
import { REFUSED_ACTION } from "@shikkha/contract/audit.ts";
import type { AuditAction } from "@shikkha/contract/kernel/audit-action.ts";
import { type Call, changesState, isWrite } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { FILE_NAME_HEADER } from "@shikkha/contract/kernel/request.ts";
import { languageOf } from "@shikkha/contract/kernel/language.ts";
import { auditActorOf } from "../audit/audit-trail.ts";
import { audited } from "../audit/audited.ts";
import type { Actor } from "../auth/actor.ts";
import { AppError } from "../errors/app-error.ts";
import type { Platform } from "../platform.ts";
import { refuseCrossSite } from "./cross-site.ts";
import type { BoundCall } from "./domain.ts";
import { parseInput } from "./parse-input.ts";
import { callLimit } from "./rate-limits.ts";
import { responseSchema } from "./response-schema.ts";

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
  interface FastifyContextConfig {
    /** The most bytes of an uploaded file, where the call takes one. */
    fileLimit?: number;
  }
}

interface Binding {
  readonly platform: Platform;
  /** Checks each answer against its schema: on in tests, too dear for every day. */
  readonly checkAnswers: boolean;
}

/** The way of every call: token, duty, permission, parsing, transaction for a write, handler, answer. */
export function bindCall(
  app: FastifyInstance,
  { call, handle }: BoundCall,
  { platform, checkAnswers }: Binding,
): void {
  const url = call.path.replace(/\{(\w+)\}/g, ":$1");
  const options: RouteShorthandOptions = {
    ...(typeof call.response === "object" && {
      schema: { response: { 200: responseSchema(call.response) } },
    }),
    config: { ...callLimit(call), ...(call.upload && { fileLimit: call.upload.mostBytes }) },
    ...bodyLimit(call),
    // After the rate limit, before the body is read.
    preParsing: async (request, reply) => {
      // What was told to one person is kept by no cache; a picture says otherwise for itself.
      if (call.permission !== "public" || changesState(call))
        reply.header("cache-control", "no-store");
      if (changesState(call)) refuseCrossSite(request, platform.config.publicUrl);
      await admit(call, platform, request);
    },
  };
  app.route({
    method: call.method,
    url,
    ...options,
    handler: async (request, reply) => {
      const answer = await answerCall({ call, handle }, platform, request, reply);
      if (checkAnswers && typeof call.response === "object" && !reply.sent)
        z.parse(call.response, answer);
      return reply.sent ? reply : answer;
    },
  });
}

function bodyLimit({ upload, mostBytes }: Call): { bodyLimit?: number } {
  const most = upload?.mostBytes ?? mostBytes;
  return most === undefined ? {} : { bodyLimit: most };
}

async function admit(call: Call, platform: Platform, request: FastifyRequest): Promise<void> {
  if (call.permission === "public") return;
  const actor = await platform.authenticator.authenticate(request.headers.authorization);
  request.actor = actor;
  if (passes(call.permission, actor.permissions)) return;
  await auditRefusal(call, platform, request, actor);
  throw new AppError(ERRORS.forbidden);
}

async function auditRefusal(
  call: Call,
  platform: Platform,
  request: FastifyRequest,
  actor: Actor,
): Promise<void> {
  const source = {
    action: REFUSED_ACTION,
    actor: auditActorOf(actor),
    address: request.ip,
    requestId: request.id,
  };
  await audited(platform.db, source, async ({ record }) =>
    record({ target: { kind: "call", id: call.name } }),
  );
}

async function answerCall(
  { call, handle }: BoundCall,
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const fileName = request.headers[FILE_NAME_HEADER];
  const input = parseInput(call, request, typeof fileName === "string" ? fileName : undefined);
  const { actor } = request;
  const context = {
    platform,
    language: languageOf(request.headers["accept-language"]),
    requestId: request.id,
    address: request.ip,
    exchange: { request, reply },
    ...(actor && { actor, scope: actor.scope }),
  };
  if (!isWrite(call)) return handle(input, { ...context, db: platform.db });
  const source = {
    action: call.audit as AuditAction,
    actor: actor && auditActorOf(actor),
    address: request.ip,
    requestId: request.id,
  };
  return audited(platform.db, source, (write) => handle(input, { ...context, ...write }));
}
