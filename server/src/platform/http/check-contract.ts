import { readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AuditAction } from "@shikkha/contract/kernel/audit-action.ts";
import type { Call } from "@shikkha/contract/kernel/call.ts";
import type { ErrorKind } from "@shikkha/contract/kernel/errors.ts";

const CONTRACT = dirname(
  dirname(createRequire(import.meta.url).resolve("@shikkha/contract/kernel/call.ts")),
);

/** Everything the contract declares, found by reading it: there is no list to forget an entry in. */
export interface Contract {
  readonly calls: readonly Call[];
  readonly errors: readonly ErrorKind[];
  readonly actions: readonly AuditAction[];
}

export async function readContract(): Promise<Contract> {
  const names = (await readdir(CONTRACT, { recursive: true })).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  const modules = await Promise.all(
    names.map((name) => import(pathToFileURL(join(CONTRACT, name)).href) as Promise<object>),
  );
  const values = modules.flatMap((module) => Object.values(module).flatMap(withMembers));
  const calls = values.filter(isCall);
  const audits = calls.map((call) => call.audit).filter((audit) => typeof audit === "object");
  return {
    calls,
    errors: [...new Set(values.filter(isErrorKind))],
    actions: [...new Set([...values.filter(isAuditAction), ...audits])],
  };
}

/** A call without a handler, or a handler for no call, stops the start. */
export function checkHandled(contract: Contract, handled: readonly Call[]): void {
  const declared = new Set(contract.calls.map((call) => call.name));
  const bound = new Set(handled.map((call) => call.name));
  const problems = [
    ...[...declared]
      .filter((name) => !bound.has(name))
      .map((name) => `${name} is in the contract but has no handler`),
    ...[...bound]
      .filter((name) => !declared.has(name))
      .map((name) => `${name} has a handler but is not in the contract`),
  ];
  if (problems.length > 0)
    throw new Error(`The contract and the handlers differ:\n${problems.join("\n")}`);
}

function withMembers(value: unknown): unknown[] {
  return value !== null && typeof value === "object" ? [value, ...Object.values(value)] : [value];
}

function isCall(value: unknown): value is Call {
  return has(value, ["name", "path", "permission", "jurisdiction", "response"]);
}

function isErrorKind(value: unknown): value is ErrorKind {
  return has(value, ["code", "status", "bn", "en"]);
}

function isAuditAction(value: unknown): value is AuditAction {
  return has(value, ["key", "type", "bn", "en"]);
}

function has(value: unknown, keys: readonly string[]): boolean {
  return (
    value !== null && typeof value === "object" && keys.every((key) => Object.hasOwn(value, key))
  );
}
