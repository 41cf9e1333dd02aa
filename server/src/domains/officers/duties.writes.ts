import type { DutyKind, WorkstationType } from "@shikkha/contract/officers/duty-kinds.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { Workstation } from "./duties.reads.ts";

export interface NewDuty {
  readonly personId: number;
  readonly kind: DutyKind;
  readonly roleId: number;
  readonly workstationType: WorkstationType;
  readonly workstation: Pick<Workstation, "id" | "level" | "path">;
  readonly validFrom: string;
  readonly validTo?: string | undefined;
}

export async function insertDuty(tx: Transaction, duty: NewDuty): Promise<number> {
  const { id } = await tx
    .insertInto("duty")
    .values({
      person_id: duty.personId,
      kind: duty.kind,
      role_id: duty.roleId,
      office_id: duty.workstationType === "OFFICE" ? duty.workstation.id : null,
      institute_id: duty.workstationType === "INSTITUTE" ? duty.workstation.id : null,
      level: duty.workstation.level,
      path: duty.workstation.path,
      valid_from: duty.validFrom,
      valid_to: duty.validTo ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function makePast(tx: Transaction, dutyId: number, lastDay: string): Promise<void> {
  await tx
    .updateTable("duty")
    .set({ kind: "INACTIVE", valid_to: lastDay })
    .where("id", "=", dutyId)
    .execute();
}
