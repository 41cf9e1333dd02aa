import type { FastifyReply, FastifyRequest } from "fastify";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { AuditAction } from "@shikkha/contract/kernel/audit-action.ts";
import type { CallDefinition, InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { Refusal, Write } from "../audit/audited.ts";
import type { Actor } from "../auth/actor.ts";
import type { Database } from "../db/database.ts";
import type { Platform } from "../platform.ts";

interface BaseContext {
  readonly platform: Platform;
  readonly language: Language;
  readonly requestId: string;
  readonly address: string;
  /** For cookies and redirects only. */
  readonly exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

interface SignedInContext {
  readonly actor: Actor;
  /** What the caller's active duty reaches; the first argument of every read. */
  readonly scope: Scope;
}

type Access<C extends CallDefinition> = C["permission"] extends "public"
  ? unknown
  : SignedInContext;
type Effect<C extends CallDefinition> = C extends { readonly audit: AuditAction }
  ? Write
  : { readonly db: Database };

/** Everything a handler gets besides its input: a read gets the database, a write its transaction and the audit record. */
export type ContextOf<C extends CallDefinition> = BaseContext & Access<C> & Effect<C>;

type Outcome<C extends CallDefinition> = C extends { readonly audit: AuditAction }
  ? ResponseOf<C> | Refusal
  : ResponseOf<C>;

export type Handler<C extends CallDefinition> = (
  input: InputOf<C>,
  context: ContextOf<C>,
) => Promise<Outcome<C>>;

export type Handlers<Calls extends Record<string, CallDefinition>> = {
  readonly [Key in keyof Calls]: Handler<Calls[Key]>;
};
