import { hash } from "@node-rs/argon2";
import { randomFor } from "../random.ts";
import type { Seed } from "../seed.ts";
import type { SeedDatabase } from "../seed-database.ts";
import { officerAccounts, type OfficerAccount } from "./account-list.ts";
import { career, officerAge, pdsNumber } from "./career.ts";
import { mailAddress, mobileNumber } from "./contact.ts";
import { addDays } from "./days.ts";
import { insertPeople, type NewPerson } from "./new-people.ts";

const GUEST = "guest.one";
const GUEST_PASSWORD = "shikkha-monitoring-2026";
const TEACHER_SCHOOL = 140_101;
const NEW_IN_SERVICE_DAYS = 30;
/** Old enough to have been in service for years when the post began. */
const SEASONED = 38;

export const demoAccounts: Seed = {
  name: "demo/accounts",
  async run(db, { today }) {
    const officers = officerAccounts.map((account, index) => officer(account, index + 1, today));
    await insertPeople(db, [...officers, await teacher(db, today), guest(today)]);
    await insertGuestPassword(db, today);
  },
};

function officer(account: OfficerAccount, serial: number, today: string): NewPerson {
  const random = randomFor("demo-accounts", account.username);
  const posted = addDays(today, -(account.duties[0]?.daysAgo ?? 0));
  const isNew = posted > addDays(today, -NEW_IN_SERVICE_DAYS);
  const age = officerAge(account.designation);
  const life = isNew
    ? career(random, today, { from: 27, to: 29 }, posted)
    : career(random, today, { ...age, from: Math.max(age.from, SEASONED) });
  return {
    ...account,
    ...contact(account.username),
    type: "OFFICER",
    pdsNumber: pdsNumber(life.entered, serial),
    dateOfBirth: life.dateOfBirth,
    knownSince: posted,
    duties: account.duties.map(({ kind, role, officeOf, daysAgo }) => ({
      kind,
      role,
      at: { officeOf },
      from: addDays(today, -daysAgo),
    })),
  };
}

async function teacher(db: SeedDatabase, today: string): Promise<NewPerson> {
  const [school] = await db.query<{ id: string; path: string }>(
    "select id, path from institute where eiin = $1",
    [String(TEACHER_SCHOOL)],
  );
  if (!school) throw new Error("The school of the demo teacher is missing");
  const username = "teacher.savar";
  const life = career(randomFor("demo-accounts", username), today, { from: 32, to: 48 });
  return {
    username,
    ...contact(username),
    type: "TEACHER",
    nameBn: "জয়ন্তী রানী দাস",
    nameEn: "Jayanti Rani Das",
    designation: "ASST_TEACHER",
    pdsNumber: pdsNumber(life.entered, officerAccounts.length + 1),
    dateOfBirth: life.dateOfBirth,
    knownSince: life.posted,
    duties: [
      {
        kind: "PRIMARY",
        role: "TEACHER",
        at: { instituteId: Number(school.id), path: school.path },
        from: life.posted,
      },
    ],
  };
}

/** Holds a duty because everyone does; the role has no permission, so the national office opens nothing. */
function guest(today: string): NewPerson {
  const since = addDays(today, -21);
  return {
    username: GUEST,
    ...contact(GUEST),
    type: "GUEST",
    nameBn: "কামরুন নাহার",
    nameEn: "Kamrun Nahar",
    designation: null,
    pdsNumber: null,
    dateOfBirth: "1988-03-14",
    knownSince: since,
    duties: [{ kind: "PRIMARY", role: "GUEST", at: { officeOf: null }, from: since }],
  };
}

function contact(username: string): Pick<NewPerson, "email" | "phone"> {
  return {
    email: mailAddress(username),
    phone: mobileNumber(randomFor("demo-accounts", username, "phone")),
  };
}

async function insertGuestPassword(db: SeedDatabase, today: string): Promise<void> {
  // The password is printed on every demo's start page: a fixed salt gives nothing away and keeps the seed repeatable.
  const salt = Buffer.from("shikkha-demo-guest");
  const passwordHash = await hash(GUEST_PASSWORD, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
    salt,
  });
  await db.query(
    `insert into guest_credential (person_id, password_hash, must_change, changed_at)
     select id, $2, false, $3 from person where username = $1`,
    [GUEST, passwordHash, `${addDays(today, -21)}T09:30:00+06:00`],
  );
}
