import { CREATE_ADMINISTRATOR_ACTION } from "@shikkha/contract/operations.ts";
import type { NewAdministrator } from "@shikkha/contract/officers/administrator.ts";
import { audited } from "../../platform/audit/audited.ts";
import type { Database } from "../../platform/db/database.ts";
import { findDesignation, findDesk, findSomeone, isPrepared } from "./administrator.reads.ts";
import { insertOfficer } from "./administrator.writes.ts";
import { insertDuty } from "./duties.writes.ts";

export type Refused = "NOT_PREPARED" | "NO_SUCH_DESIGNATION" | "NOT_AN_OFFICER" | "IS_ALREADY";

/**
 * Puts an administrator at the national office: the first one of an installation, or another when none can sign in any
 * more. Someone who is known already keeps their duties and gets this one beside them.
 */
export async function createAdministrator(
  db: Database,
  wish: NewAdministrator,
  today: string,
): Promise<{ personId: number; isNew: boolean } | Refused> {
  if (!(await isPrepared(db))) return "NOT_PREPARED";
  const desk = await findDesk(db);
  if (!desk) return "NOT_PREPARED";
  const { designation: code } = wish;
  const designationId = code === undefined ? null : await findDesignation(db, code);
  if (designationId === undefined) return "NO_SUCH_DESIGNATION";
  const someone = await findSomeone(db, wish.username, desk.roleId, today);
  if (someone?.isAdministrator) return "IS_ALREADY";
  if (someone && (someone.type === "GUEST" || someone.status !== "ACTIVE")) return "NOT_AN_OFFICER";
  const source = { action: CREATE_ADMINISTRATOR_ACTION, actor: undefined, address: "" };
  return audited(db, { ...source, requestId: "" }, async ({ tx, record }) => {
    const personId = someone?.id ?? (await insertOfficer(tx, wish, designationId));
    const dutyId = await insertDuty(tx, {
      personId,
      kind: someone?.hasPrimary ? "ADDITIONAL" : "PRIMARY",
      roleId: desk.roleId,
      workstationType: "OFFICE",
      workstation: { id: desk.officeId, level: "NATIONAL", path: "/" },
      validFrom: today,
    });
    record({
      target: { kind: "person", id: personId },
      after: { username: wish.username, nameBangla: wish.nameBangla, dutyId },
    });
    return { personId, isNew: someone === undefined };
  });
}
