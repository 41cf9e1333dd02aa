import type { Seed } from "../seed.ts";

/** The first two years asked less of an officer than the year that is being planned. */
const EARLIER_MINIMA = [6, 10] as const;

/** Last year's and this year's sessions, whose deadlines passed in January, and next year's, which is open until the year ends. */
export const planSessions: Seed = {
  name: "demo/plan-sessions",
  async run(db, { today }) {
    const year = Number(today.slice(0, 4));
    await db.insertRows("plan_session", [
      { year: year - 1, deadline: `${year - 1}-01-31`, minimum_visits: EARLIER_MINIMA[0] },
      { year, deadline: `${year}-01-31`, minimum_visits: EARLIER_MINIMA[1] },
      { year: year + 1, deadline: `${year}-12-31`, minimum_visits: 60 },
    ]);
  },
};
