import { levelOf } from "./matrix/places.ts";
import type { TestDatabase } from "./test-database.ts";

/** A notice written at the place, out since yesterday, with one message that failed. */
export async function plantNotice(
  database: TestDatabase,
  path: string,
  facts: Record<string, unknown> = {},
): Promise<number> {
  const row = {
    type: "NOTICE",
    title: "Planted notice",
    body: "<p>বিবরণ</p>",
    message: "বার্তা",
    channels: ["SMS"],
    receivers: { kind: "ALL_USERS" },
    level: levelOf(path),
    path,
    starts_at: new Date(Date.now() - 86_400_000),
    published_at: new Date(Date.now() - 86_400_000),
    ...facts,
  };
  const names = Object.keys(row);
  const [planted] = await database.query<{ id: string }>(
    `with author as (
       insert into person (username, type, name_bn, name_en)
       values ('author' || gen_random_uuid(), 'OFFICER', 'লেখক', 'Author') returning id)
     , planted as (
       insert into notice (author_id, client_id, ${names.join(", ")})
       select id, gen_random_uuid(), ${names.map((_, index) => `$${index + 1}`).join(", ")} from author returning id, author_id)
     , failed as (
       insert into delivery (notice_id, person_id, channel, state, tries, last_error)
       select id, author_id, 'SMS', 'FAILED', 3, 'no such number' from planted)
     select id from planted`,
    Object.values(row),
  );
  return Number(planted?.id);
}
