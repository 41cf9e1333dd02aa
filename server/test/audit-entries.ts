import type { TestDatabase } from "./test-database.ts";

/** So many entries of the audit log, chained by the database's own function. */
export async function plantAuditEntries(
  database: Pick<TestDatabase, "query">,
  count: number,
): Promise<void> {
  const entries = Array.from({ length: count }, (_, index) => ({
    action: `test.${index}`,
    action_type: "UPDATE",
    person_id: index,
    target_kind: "thing",
    target_id: `${index}`,
    path: "/188/",
    before: { value: index },
    after: { value: index + 1, text: "বাংলা" },
    address: "192.0.2.1",
    request_id: `r${index}`,
  }));
  await database.query("select append_audit_at($1)", [JSON.stringify(entries)]);
}
