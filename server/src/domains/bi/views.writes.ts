import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import type { biCalls } from "@shikkha/contract/bi.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { Write } from "../../platform/audit/audited.ts";
import { AppError } from "../../platform/errors/app-error.ts";

export async function saveView(
  { tx, record }: Write,
  personId: number,
  { title, address }: BodyOf<typeof biCalls.saveView>,
) {
  const row = await tx
    .insertInto("saved_view")
    .values({ person_id: personId, title, address })
    .returning(["id", "created_at"])
    .executeTakeFirstOrThrow();
  record({ target: { kind: "savedView", id: row.id }, after: { title, address } });
  return { id: row.id, title, address, createdAt: row.created_at.toISOString() };
}

export async function removeView({ tx, record }: Write, personId: number, id: number) {
  const row = await tx
    .deleteFrom("saved_view")
    .where("id", "=", id)
    .where("person_id", "=", personId)
    .returning(["title", "address"])
    .executeTakeFirst();
  if (!row) throw new AppError(ERRORS.notFound);
  record({ target: { kind: "savedView", id }, before: row });
  return { id };
}
