import { randomUUID } from "node:crypto";
import type { Permission } from "@shikkha/contract/access/permissions.ts";
import { dashboardCalls } from "@shikkha/contract/dashboard.ts";
import { instituteCalls } from "@shikkha/contract/institutes.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { syncCalls } from "@shikkha/contract/notices/sync.ts";
import { inboxCalls } from "@shikkha/contract/notices/inbox.ts";
import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import type { FilledForm } from "../../server/test/visits.ts";
import type { Caller } from "./caller.ts";
import type { LoadPerson } from "./crowd.ts";

const DAY = 86_400_000;
const WORDS = ["বালিকা", "আদর্শ উচ্চ বিদ্যালয়", "college", "মাদ্রাসা", "140", "সরকারি"];
const SAVES_BEFORE_SUBMIT = 5;

/** One screen's worth of calls. */
type Habit = (person: LoadPerson) => Promise<unknown>;

export interface WeighedHabit {
  readonly weight: number;
  /** Whose screen it is; without it everyone's. */
  readonly permission?: Permission;
  readonly live: Habit;
}

const oneOf = <T>(list: readonly T[]): T | undefined =>
  list[Math.floor(Math.random() * list.length)];

/**
 * What officers do all day, by how often: look at the week and the school card, fill a visit in (it is saved as they
 * write), hand it in, look at lists, pages, the plan, the dashboard and the bell.
 */
export function habitsOf(call: Caller, form: FilledForm): readonly WeighedHabit[] {
  const today = dayInDhaka(new Date());
  const year = Number(today.slice(0, 4));
  const inTwoWeeks = dayInDhaka(new Date(Date.now() + 13 * DAY));
  const kind = { kind: "general" as const };
  const bell = (person: LoadPerson) =>
    call("bell", person, syncCalls.since, {
      query: { time: new Date(Date.now() - DAY).toISOString() },
    });

  const filling = new Map<number, { clientId: string; version: number; instituteId: number }>();
  async function fillIn(person: LoadPerson): Promise<void> {
    const institute = oneOf(person.institutes);
    if (!institute) return;
    const begun = filling.get(person.personId);
    if (!begun) {
      const body = { clientId: randomUUID(), instituteId: institute.id };
      const answer = await call("visit, begin", person, visitCalls.start, { params: kind, body });
      if (answer) filling.set(person.personId, { ...body, version: answer.version });
    } else if (begun.version <= SAVES_BEFORE_SUBMIT) {
      const { clientId, version } = begun;
      const body = { clientId, version, answers: form.answers, progress: version * 15 };
      const answer = await call("visit, save", person, visitCalls.save, { params: kind, body });
      if (answer) filling.set(person.personId, { ...begun, version: answer.version });
    } else {
      const { clientId, instituteId } = begun;
      const body = {
        clientId,
        version: 1,
        instituteId,
        visitDate: today,
        unplannedReason: "অভিভাবকের অভিযোগ",
        ...form,
        confirmed: true as const,
      };
      const answer = await call("visit, submit", person, visitCalls.submit, { params: kind, body });
      if (answer) filling.delete(person.personId);
    }
  }

  return [
    {
      weight: 18,
      live: (person) =>
        Promise.all([
          call("my week", person, fieldCalls.week, {
            query: { fromDate: today, toDate: inTwoWeeks },
          }),
          bell(person),
        ]),
    },
    {
      weight: 8,
      live: async (person) => {
        const institute = oneOf(person.institutes);
        if (institute)
          await call("school card", person, fieldCalls.card, {
            query: { instituteId: institute.id },
          });
      },
    },
    { weight: 24, live: fillIn },
    {
      weight: 12,
      live: async (person) => {
        const list = await call("visit list", person, visitCalls.list, {
          params: kind,
          query: { size: 50 },
        });
        const visit = oneOf(list?.items ?? []);
        if (visit)
          await call("visit page", person, visitCalls.one, {
            params: { ...kind, visitId: visit.id },
          });
      },
    },
    {
      weight: 10,
      permission: "VIEW_INSTITUTE_DETAIL",
      live: (person) =>
        call("institute search", person, instituteCalls.list, {
          query: { searchParam: oneOf(WORDS) ?? "", size: 50 },
        }),
    },
    {
      weight: 8,
      permission: "VIEW_INSTITUTE_DETAIL",
      live: async (person) => {
        const institute = oneOf(person.institutes);
        if (!institute) return;
        await Promise.all([
          call("institute page", person, instituteCalls.detail, {
            params: { eiin: institute.eiin },
          }),
          call("institute history", person, fieldCalls.history, {
            query: { instituteId: institute.id },
          }),
        ]);
      },
    },
    {
      weight: 8,
      live: (person) =>
        call("plan of the year", person, myPlanCalls.calendar, {
          params: { officerId: person.personId, year },
        }),
    },
    {
      weight: 6,
      live: (person) =>
        Promise.all([
          call("dashboard", person, dashboardCalls.country, { query: { planYear: year } }),
          call("dashboard, tasks", person, dashboardCalls.tasks, {}),
          call("dashboard, months", person, dashboardCalls.months, { query: { planYear: year } }),
        ]),
    },
    { weight: 3, live: (person) => call("notices", person, inboxCalls.list, { query: {} }) },
    { weight: 3, live: (person) => call("notices, all read", person, inboxCalls.markAllRead, {}) },
  ];
}

/** One of a person's own screens, by how often they are opened. */
export function liveOnce(habits: readonly WeighedHabit[], person: LoadPerson): Promise<unknown> {
  const own = habits.filter(
    ({ permission }) => permission === undefined || person.permissions.includes(permission),
  );
  let left = Math.random() * own.reduce((total, { weight }) => total + weight, 0);
  const chosen = own.find(({ weight }) => (left -= weight) < 0) ?? own.at(-1);
  return chosen?.live(person) ?? Promise.resolve();
}
