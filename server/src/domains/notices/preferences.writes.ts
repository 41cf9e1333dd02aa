import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import type { preferenceCalls } from "@shikkha/contract/notices/preferences.ts";
import type { Database, Transaction } from "../../platform/db/database.ts";

type Subscription = InputOf<typeof preferenceCalls.subscribe>["body"];

export async function getChoices(db: Database, personId: number) {
  return db
    .selectFrom("person")
    .select(["email", "phone", "wants_email as wantsEmail"])
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
}

export async function countDevices(db: Database, personId: number): Promise<number> {
  const { devices } = await db
    .selectFrom("push_subscription")
    .select((eb) => eb.fn.countAll<number>().as("devices"))
    .where("person_id", "=", personId)
    .executeTakeFirstOrThrow();
  return devices;
}

export async function setWantsEmail(
  tx: Transaction,
  personId: number,
  wantsEmail: boolean,
): Promise<void> {
  await tx
    .updateTable("person")
    .set({ wants_email: wantsEmail })
    .where("id", "=", personId)
    .execute();
}

const MOST_DEVICES = 10;

/** A browser belongs to whoever switched it on last: people share machines. Old ones make room. */
export async function storeSubscription(
  tx: Transaction,
  personId: number,
  { endpoint, p256dh, auth }: Subscription,
): Promise<void> {
  const facts = { person_id: personId, p256dh, auth };
  await tx
    .insertInto("push_subscription")
    .values({ endpoint, ...facts })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(facts))
    .execute();
  await tx
    .deleteFrom("push_subscription")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("push_subscription")
        .select("id")
        .where("person_id", "=", personId)
        .orderBy("id", "desc")
        .offset(MOST_DEVICES),
    )
    .execute();
}

export async function deleteSubscription(
  tx: Transaction,
  personId: number,
  endpoint: string,
): Promise<void> {
  await tx
    .deleteFrom("push_subscription")
    .where("person_id", "=", personId)
    .where("endpoint", "=", endpoint)
    .execute();
}
