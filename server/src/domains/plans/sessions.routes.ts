import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { SESSION_ERRORS, sessionCalls } from "@shikkha/contract/plans/sessions.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import type { Platform } from "../../platform/platform.ts";
import { listHolidays } from "../holidays/holidays.lookup.ts";
import { startSession, updateSession } from "./sessions.commands.ts";
import { findOngoing, findSession, findSessionOfYear, listSessions } from "./sessions.reads.ts";
import { firstFreeYear } from "./sessions.rules.ts";

const today = (platform: Platform) => dayInDhaka(platform.now());

export const planSessionsDomain = defineDomain({
  calls: sessionCalls,
  constraints: { plan_session_year_unique: SESSION_ERRORS.yearTaken },
  handlers: {
    start: ({ body }, { platform, ...write }) => startSession(write, body, today(platform)),
    all: (_input, { db, platform }) => listSessions(db, today(platform)),
    detail: async ({ params }, { db, platform }) => {
      const session = await findSession(db, today(platform), params.id);
      if (!session) throw new AppError(ERRORS.notFound);
      return session;
    },
    holidays: async ({ params }, { db, platform }) => {
      const session = await findSession(db, today(platform), params.id);
      if (!session) throw new AppError(ERRORS.notFound);
      return listHolidays(db, session.year);
    },
    update: (input, { platform, ...write }) => updateSession(write, input, today(platform)),
    newYear: async (_input, { db, platform }) => {
      const taken = (await listSessions(db, today(platform))).map(({ year }) => year);
      return { year: firstFreeYear(taken, Number(today(platform).slice(0, 4))) };
    },
    ongoing: async (_input, { db, platform }) => ({
      session: (await findOngoing(db, today(platform))) ?? null,
    }),
    ofYear: async ({ query }, { db, platform }) => ({
      session: (await findSessionOfYear(db, today(platform), query.planYear)) ?? null,
    }),
  },
});
