import { randomFor, type Random } from "../random.ts";
import type { Seed } from "../seed.ts";
import { officerAccounts } from "./account-list.ts";
import { addDays, isWorkday } from "./days.ts";

const DAYS = 60;
const OTHERS = 70;
/** Ranges set aside for documentation: no machine has these addresses. */
const NETWORKS = ["192.0.2", "198.51.100", "203.0.113"];

interface Visitor {
  readonly person_id: string;
  readonly username: string;
  readonly designation_id: string;
  readonly duty_id: string;
  readonly path: string;
  readonly since: string;
}

export const auditHistory: Seed = {
  name: "demo/audit-history",
  async run(db, { today }) {
    const officers = await db.query<Visitor>(
      `select p.id as person_id, p.username, p.designation_id, d.id as duty_id, d.path, d.valid_from::text as since
       from person p join duty d on d.person_id = p.id and d.kind = 'PRIMARY'
       where p.type = 'OFFICER' order by p.id`,
    );
    const named = officers.filter(({ username }) => isAccount(username));
    const others = randomFor("audit-history").shuffled(
      officers.filter(({ username }) => !isAccount(username)),
    );
    const entries = [
      ...named.flatMap((visitor) => sessionsOf(visitor, today, 0.4)),
      ...others.slice(0, OTHERS).flatMap((visitor) => sessionsOf(visitor, today, 0.06)),
    ];
    // The chain is written in the order things happened.
    entries.sort((a, b) => (a.at < b.at ? -1 : 1));
    await db.query("select append_audit_at($1::jsonb)", [JSON.stringify(entries)]);
  },
};

function isAccount(username: string): boolean {
  return officerAccounts.some((account) => account.username === username);
}

function sessionsOf(visitor: Visitor, today: string, dailyShare: number) {
  const random = randomFor("audit-history", visitor.username);
  const address = `${random.pick(NETWORKS)}.${random.integer(1, 254)}`;
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS));
  return days
    .filter((day) => isWorkday(day) && random.chance(dailyShare) && day >= visitor.since)
    .flatMap((day) => {
      const came = random.integer(9 * 3_600, 15 * 3_600);
      const left = came + random.integer(600, 7_200);
      const entry = (action: string, actionType: string, second: number, session: string) => ({
        at: instant(day, second, random),
        person_id: Number(visitor.person_id),
        duty_id: Number(visitor.duty_id),
        designation_id: Number(visitor.designation_id),
        action,
        action_type: actionType,
        target_kind: "session",
        target_id: session,
        path: visitor.path,
        address,
        request_id: uuid(random),
      });
      const session = uuid(random);
      const signIn = entry("auth.signIn", "SIGN_IN", came, session);
      // Some just close the browser.
      return random.chance(0.8)
        ? [signIn, entry("auth.signOut", "SIGN_OUT", left, session)]
        : [signIn];
    });
}

/** Written in one zone throughout, so that the text sorts by time. */
function instant(day: string, second: number, random: Random): string {
  const time = new Date(
    Date.parse(`${day}T00:00:00+06:00`) + second * 1_000 + random.integer(0, 999),
  );
  return time.toISOString();
}

function uuid(random: Random): string {
  const digits = Array.from({ length: 32 }, () => random.integer(0, 15).toString(16)).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
