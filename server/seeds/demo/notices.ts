import { createHash } from "node:crypto";
import type { Seed, SeedContext } from "../seed.ts";
import type { SeedDatabase } from "../seed-database.ts";
import { addDays } from "./days.ts";
import { DHAKA_ZONE, SYLHET_ZONE } from "./demo-places.ts";
import { makeFile } from "./notice-files.ts";
import { type DemoNotice, noticeList } from "./notice-list.ts";
import { tellDemoUsers } from "./system-messages.ts";

/** Notices in each state with their receivers, files and what became of their messages. */
export const notices: Seed = {
  name: "demo/notices",
  async run(db, context) {
    const year = Number(context.today.slice(0, 4));
    for (const notice of noticeList(year, [DHAKA_ZONE, SYLHET_ZONE])) {
      const id = await insertNotice(db, notice, context.today);
      await attachFiles(db, notice, id, context);
      if (notice.start <= 0) await handOut(db, notice, id);
    }
    await tellDemoUsers(db, context.today);
  },
};

async function insertNotice(db: SeedDatabase, notice: DemoNotice, today: string): Promise<string> {
  const morning = (days: number) => `${addDays(today, days)}T09:00:00+06:00`;
  const [row] = await db.query<{ id: string }>(
    `insert into notice (client_id, type, title, body, message, channels, receivers, level, path, author_id,
       starts_at, ends_at, created_at, modified_at, published_at, closed_at, people)
     select $1::uuid, 'NOTICE', $2, $3, $4, $5::text[], r.rule, 'NATIONAL', '/', a.id, $7::timestamptz, $8::timestamptz,
       $7::timestamptz - interval '1 day', $7, case when $9 then $7::timestamptz end, $10::timestamptz,
       (select count(*) from receivers_of(r.rule, '/'))
     from person a, lateral (select ${RULE} as rule) r where a.username = 'director'
     returning id`,
    [
      uuidOf(notice.title),
      notice.title.normalize("NFC"),
      notice.body.normalize("NFC"),
      notice.message.normalize("NFC"),
      notice.channels,
      JSON.stringify(notice.receivers),
      morning(notice.start),
      notice.end === null ? null : `${addDays(today, notice.end + 1)}T00:00:00+06:00`,
      notice.start <= 0,
      notice.closed === undefined ? null : morning(notice.closed),
    ],
  );
  return row?.id ?? "";
}

/** Names of designations and people become ids here, because the ids are the database's. */
const RULE = `case $6::jsonb ->> 'kind'
  when 'DESIGNATIONS' then jsonb_build_object('kind', 'OFFICERS', 'coverageLevel', 1, 'locationIds', '[]'::jsonb,
    'instituteTypes', '[]'::jsonb, 'designationIds',
    (select jsonb_agg(id) from designation where code in (select jsonb_array_elements_text($6::jsonb -> 'codes'))))
  when 'USERNAMES' then jsonb_build_object('kind', 'NAMED', 'personIds',
    (select jsonb_agg(id order by id) from person where username in (select jsonb_array_elements_text($6::jsonb -> 'usernames'))))
  else $6::jsonb end`;

/** The same people fail, wait and read each time: drawn from who they are, not from a clock. */
async function handOut(db: SeedDatabase, notice: DemoNotice, id: string): Promise<void> {
  await db.query(
    `insert into notice_receiver (notice_id, person_id, modified_at, read_at)
     select n.id, p.id, n.starts_at,
       case when ${draw("'read'")} < $2 then n.starts_at + make_interval(hours => 1 + ${draw("'hour'")} % 9) end
     from notice n, receivers_of(n.receivers, n.path) as who join person p on p.id = who where n.id = $1`,
    [id, notice.read],
  );
  await db.query(
    `insert into delivery (notice_id, person_id, channel, state, tries, next_try_at, last_error, sent_at)
     select n.id, p.id, way, fate.state, case fate.state when 'WAITING' then 0 when 'FAILED' then 3 else 1 end, n.starts_at,
       case when fate.state = 'FAILED' then case way when 'SMS' then '422 number is switched off' else '550 5.1.1 no such mailbox' end end,
       case when fate.state = 'SENT' then n.starts_at + make_interval(mins => 1 + ${draw("'minute'")} % 50) end
     from notice n
     join notice_receiver r on r.notice_id = n.id
     join person p on p.id = r.person_id
     cross join lateral reachable_by(p) as way
     cross join lateral (select case when ${draw("way")} < $2 then 'FAILED' when ${draw("way")} < $2::int + $3::int then 'WAITING' else 'SENT' end as state) as fate
     where n.id = $1 and way = any(n.channels)`,
    [id, notice.failed, notice.waiting],
  );
}

function draw(what: string): string {
  return `(('x' || substr(md5(p.username || n.client_id || ${what}), 1, 6))::bit(24)::int % 100)`;
}

async function attachFiles(
  db: SeedDatabase,
  notice: DemoNotice,
  id: string,
  { files }: SeedContext,
): Promise<void> {
  if (!files) return;
  for (const file of notice.files) {
    const { type, content } = await makeFile(file, notice.title);
    const key = `notice-attachments/${uuidOf(`${notice.title}/${file.name}`)}`;
    await files.put(key, content);
    const sha256 = createHash("sha256").update(content).digest("hex");
    await db.query(
      `insert into notice_attachment (client_id, notice_id, uploaded_by, name, type, size, file_key, sha256)
       select n.client_id, n.id, n.author_id, $2, $3, $4, $5, $6 from notice n where n.id = $1`,
      [id, file.name.normalize("NFC"), type, content.byteLength, key, sha256],
    );
  }
}

function uuidOf(text: string): string {
  const digits = createHash("sha256").update(text).digest("hex");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
}
