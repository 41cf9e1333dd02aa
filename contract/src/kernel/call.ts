import type * as z from "zod/mini";
import type { Guard } from "../access/permissions.ts";
import type { AuditAction } from "./audit-action.ts";

type Schema = z.ZodMiniType;

/**
 * How a call relates to places. `scoped`: rows and records are limited to the caller's jurisdiction. `own`: only what
 * belongs to the caller. `everyone`: the same for all who pass the guard.
 */
export type Jurisdiction = "scoped" | "own" | "everyone";

/**
 * A read changes nothing; every other call names the action its audit entry carries. The few GETs that change state
 * say so, and are refused when another site causes them.
 */
type Effect =
  | { readonly method: "GET"; readonly audit?: AuditAction; readonly changesState?: true }
  | { readonly method: "POST" | "PUT" | "DELETE"; readonly audit: AuditAction | "readOnly" };

interface Shape {
  /** Under the base address, with {named} parts, exactly as specified. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly permission: Guard;
  readonly jurisdiction: Jurisdiction;
  /** Most calls a minute from one person, or one address where nobody is signed in, when the general limit is too kind. */
  readonly mostPerMinute?: number;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Most bytes of the body, where what is sent outgrows the general limit. */
  readonly mostBytes?: number;
  /** The body is one file, sent as it is; its name travels in a header. */
  readonly upload?: { readonly mostBytes: number };
  /** A schema for JSON; `redirect`, `file` and `text` say what else comes back. */
  readonly response: Schema | "redirect" | "file" | "text";
}

export type CallDefinition = Shape & Effect;

export type Call = CallDefinition & { readonly name: string };

/** Declares one call. The compiler refuses it without a permission, and a write without its audit action. */
export function defineCall<const Definition extends CallDefinition>(
  definition: Definition,
): Definition {
  return definition;
}

export type Named<Definition> = Definition & { readonly name: string };

/** The calls of one domain; each gets its name, such as `locations.zones`, from where it stands. */
export function defineCalls<const Calls extends Record<string, CallDefinition>>(
  domain: string,
  calls: Calls,
): { readonly [Key in keyof Calls]: Named<Calls[Key]> } {
  const named = Object.entries(calls).map(([key, call]) => [
    key,
    { ...call, name: `${domain}.${key}` },
  ]);
  return Object.fromEntries(named) as { readonly [Key in keyof Calls]: Named<Calls[Key]> };
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Given<S> = S extends Schema ? z.input<S> : undefined;

export interface UploadedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** What a handler is given: every part already parsed. */
export interface InputOf<C extends CallDefinition> {
  readonly params: Parsed<C["params"]>;
  readonly query: Parsed<C["query"]>;
  readonly body: Parsed<C["body"]>;
  readonly file: C extends { readonly upload: object } ? UploadedFile : undefined;
}

type Part<Key extends string, S> = S extends Schema
  ? Record<string, never> extends z.input<S>
    ? { readonly [K in Key]?: z.input<S> }
    : { readonly [K in Key]: z.input<S> }
  : { readonly [K in Key]?: undefined };

/** What a caller gives: only the parts the call has, optional where every field is. */
export type RequestOf<C extends CallDefinition> = Part<"params", C["params"]> &
  Part<"query", C["query"]> &
  Part<"body", C["body"]> &
  (C extends { readonly upload: object }
    ? { readonly file: UploadedFile }
    : { readonly file?: undefined });

export type ResponseOf<C extends CallDefinition> = C["response"] extends Schema
  ? z.output<C["response"]>
  : unknown;

export type BodyOf<C extends CallDefinition> = Given<C["body"]>;

/** Whether the call changes something: it then runs in one transaction and leaves an audit entry. */
export function isWrite(call: CallDefinition): boolean {
  return call.audit !== undefined && call.audit !== "readOnly";
}

/** Whether another site must not be able to cause it. */
export function changesState(call: CallDefinition): boolean {
  return call.method !== "GET" || isWrite(call) || call.changesState === true;
}
