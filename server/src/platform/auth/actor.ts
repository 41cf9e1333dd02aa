import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { Permission } from "@shikkha/contract/access/permissions.ts";

/** Who makes a call, in which duty: read from the database for the session, never from the token. */
export interface Actor {
  readonly sessionId: string;
  readonly personId: number;
  readonly dutyId: number;
  readonly designationId: number | null;
  readonly scope: Scope;
  readonly permissions: readonly Permission[];
}
