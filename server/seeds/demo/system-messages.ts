import type { SeedDatabase } from "../seed-database.ts";
import { addDays } from "./days.ts";

interface Told {
  readonly kind: string;
  readonly usernames: readonly string[];
  readonly title: { readonly bn: string; readonly en: string };
  readonly body: { readonly bn: string; readonly en: string };
  readonly link: string;
  readonly daysAgo: number;
}

const toldOf = (year: number): readonly Told[] => [
  {
    kind: "PLAN_REMINDER",
    usernames: ["useo.savar", "useo.kaliganj", "acad.savar", "newjoined.savar"],
    title: { bn: "বার্ষিক পরিকল্পনা জমা দেওয়ার তাগিদ", en: "Reminder to submit your annual plan" },
    body: {
      bn: "আপনার আগামী বছরের মনিটরিং পরিকল্পনা এখনো জমা হয়নি। শেষ তারিখের আগে জমা দিন।",
      en: "Your monitoring plan of the coming year is not submitted yet. Submit it before the deadline.",
    },
    link: `/my-plan/${year + 1}`,
    daysAgo: 1,
  },
  {
    kind: "DUTY_CHANGED",
    usernames: ["multi.duty"],
    title: { bn: "আপনাকে নতুন দায়িত্ব দেওয়া হয়েছে", en: "You were given a new duty" },
    body: {
      bn: "সিলেট আঞ্চলিক কার্যালয়ে পরিদর্শন কর্মকর্তার দায়িত্ব দেওয়া হয়েছে। দায়িত্ব পরিবর্তন করে কাজ শুরু করুন।",
      en: "You are inspection officer at the Sylhet regional office. Change your role to begin.",
    },
    link: "/profile",
    daysAgo: 75,
  },
];

/** What the system itself has told the people one can sign in as. */
export async function tellDemoUsers(db: SeedDatabase, today: string): Promise<void> {
  for (const told of toldOf(Number(today.slice(0, 4)))) {
    const at = `${addDays(today, -told.daysAgo)}T08:15:00+06:00`;
    await db.query(
      `with message as (
         insert into notice (type, kind, title, title_en, body, body_en, message, link, channels, level, path,
           starts_at, created_at, modified_at, published_at, people)
         values ('REGULAR', $1, $2, $3, '<p>' || $4 || '</p>', '<p>' || $5 || '</p>', $2, $6, '{}', 'NATIONAL', '/',
           $7, $7, $7, $7, cardinality($8::text[])) returning id)
       insert into notice_receiver (notice_id, person_id, modified_at)
       select message.id, p.id, $7 from message, person p where p.username = any($8::text[])`,
      [
        told.kind,
        told.title.bn.normalize("NFC"),
        told.title.en,
        told.body.bn.normalize("NFC"),
        told.body.en,
        told.link,
        at,
        told.usernames,
      ],
    );
  }
}
