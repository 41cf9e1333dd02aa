import { sql } from "kysely";
import type { GuestState } from "@shikkha/contract/guests.ts";
import type { Transaction } from "../../platform/db/database.ts";

export interface NewGuest {
  readonly username: string;
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly email: string;
  readonly phone: string;
  readonly dateOfBirth?: string | undefined;
}

/** The person of a guest; their name is unique whatever the case of its letters. */
export async function insertGuest(
  tx: Transaction,
  guest: NewGuest,
  passwordHash: string,
): Promise<number> {
  const { id } = await tx
    .insertInto("person")
    .values({
      username: guest.username,
      name_bn: guest.nameBangla,
      name_en: guest.nameEnglish,
      email: guest.email,
      phone: guest.phone,
      date_of_birth: guest.dateOfBirth ?? null,
      type: "GUEST",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("guest_credential")
    .values({ person_id: id, password_hash: passwordHash })
    .execute();
  return id;
}

/** A guest stands at the desk of whoever registered them, in the role that may do nothing there. */
export async function insertGuestDuty(
  tx: Transaction,
  guestId: number,
  registrarDutyId: number,
  day: string,
): Promise<void> {
  await tx
    .insertInto("duty")
    .columns([
      "person_id",
      "kind",
      "role_id",
      "office_id",
      "institute_id",
      "level",
      "path",
      "valid_from",
    ])
    .expression((eb) =>
      eb
        .selectFrom(["duty as d", "role as r"])
        .select([
          eb.val(guestId).as("person_id"),
          eb.val("PRIMARY").as("kind"),
          "r.id as role_id",
          "d.office_id",
          "d.institute_id",
          "d.level",
          "d.path",
          eb.cast<string>(eb.val(day), "date").as("valid_from"),
        ])
        .where("d.id", "=", registrarDutyId)
        .where("r.code", "=", "GUEST"),
    )
    .execute();
}

/** A password an administrator set is known to two people: the guest has to replace it. */
export async function setPassword(
  tx: Transaction,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await tx
    .updateTable("guest_credential")
    .set({
      password_hash: passwordHash,
      must_change: true,
      failures: 0,
      locked_until: null,
      changed_at: sql<Date>`now()`,
    })
    .where("person_id", "=", userId)
    .execute();
}

export async function storeState(
  tx: Transaction,
  userId: number,
  state: GuestState,
): Promise<void> {
  await tx
    .updateTable("person")
    .set({ status: state === "INACTIVE" ? "INACTIVE" : "ACTIVE" })
    .where("id", "=", userId)
    .execute();
  await tx
    .updateTable("guest_credential")
    .set({ locked: state === "LOCKED", failures: 0, locked_until: null })
    .where("person_id", "=", userId)
    .execute();
}

/** Whoever is signed in with the account is out at once. */
export async function endSessions(tx: Transaction, userId: number, reason: string): Promise<void> {
  await tx
    .updateTable("session")
    .set({ ended_at: sql<Date>`now()`, end_reason: reason })
    .where("person_id", "=", userId)
    .where("ended_at", "is", null)
    .execute();
}
