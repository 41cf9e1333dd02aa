import { covers, type Scope } from "@shikkha/contract/access/jurisdiction.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { AppError } from "../errors/app-error.ts";

/** What lies outside the jurisdiction is invisible: it answers like something that does not exist. */
export function requireWithin(scope: Scope, ...paths: readonly string[]): void {
  if (!paths.every((path) => covers(scope, path))) throw new AppError(ERRORS.notFound);
}
