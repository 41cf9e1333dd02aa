import { biCalls } from "@shikkha/contract/bi.ts";
import { dashboardCalls } from "@shikkha/contract/dashboard.ts";
import { plantInstitute, plantOffice, plantOfficer } from "../factories.ts";
import type { TestServer } from "../test-server.ts";
import { levelOf } from "./places.ts";
import { plantPlan } from "./planted-plans.ts";
import type { ScopedCase } from "./scoped-case.ts";

type Count = NonNullable<ScopedCase["count"]>;
type Plant = ScopedCase["plant"];

/** A rated visit to the place in a year of its own: an institute's class, or its office. */
const visitOf =
  (year: number, kind: "CLASSROOM_MONITORING" | "OFFICE"): Plant =>
  async (server: TestServer, path: string) => {
    const isOffice = kind === "OFFICE";
    if (!isOffice && levelOf(path) !== "UPAZILLA") return undefined;
    const { personId, dutyId } = await plantOfficer(server.database, path);
    const placeId = isOffice
      ? await plantOffice(server.database, path)
      : (await plantInstitute(server.database, path)).id;
    const [identity] = await server.database.query<{ id: string }>(
      "insert into visit_identity (client_id, visit_date) values (gen_random_uuid(), make_date($1, 5, 4)) returning id",
      [year],
    );
    await server.database.query(
      `insert into visit (id, visit_date, kind, ${isOffice ? "office_id" : "institute_id"}, timing, unplanned_reason, person_id, duty_id, form_version_id,
         answers, submitted_at, path, rating, isas_category)
       values ($1, make_date($2, 5, 4), $3, $4, 'UNPLANNED', 'কারণ', $5, $6, (select min(id) from form_version), '{}', now(), $7, 3, $8)`,
      [identity?.id, year, kind, placeId, personId, dutyId, path, isOffice ? null : "B"],
    );
    return String(identity?.id);
  };

const counted = (call: string, plant: Plant, count: Count): ScopedCase => ({
  call,
  plant,
  ways: {},
  count,
});

export const dashboardCases: readonly ScopedCase[] = [
  counted(
    dashboardCalls.country.name,
    (server, path) => plantPlan(server, path, 2080),
    async (server, token) => {
      const query = { planYear: 2080 };
      return (await server.call(dashboardCalls.country, { query }, { token })).body.totalPlans;
    },
  ),
  counted(
    dashboardCalls.months.name,
    (server, path) => plantPlan(server, path, 2081),
    async (server, token) => {
      const query = { planYear: 2081 };
      const { body } = await server.call(dashboardCalls.months, { query }, { token });
      return body.reduce((sum, { planned }) => sum + planned, 0);
    },
  ),
  counted(dashboardCalls.overallRating.name, visitOf(2082, "OFFICE"), async (server, token) => {
    const query = { planYear: 2082 };
    return (await server.call(dashboardCalls.overallRating, { query }, { token })).body.count;
  }),
  counted(
    dashboardCalls.classroomRating.name,
    visitOf(2083, "CLASSROOM_MONITORING"),
    async (server, token) => {
      const query = { planYear: 2083 };
      return (await server.call(dashboardCalls.classroomRating, { query }, { token })).body.count;
    },
  ),
  counted(
    dashboardCalls.isasRating.name,
    visitOf(2084, "CLASSROOM_MONITORING"),
    async (server, token) => {
      const query = { planYear: 2084 };
      const { body } = await server.call(dashboardCalls.isasRating, { query }, { token });
      return body.reduce((sum, { count }) => sum + count, 0);
    },
  ),
  {
    call: dashboardCalls.zones.name,
    plant: async (_server, path) => path.split("/").at(-2) || undefined,
    ways: {
      id: async (server, token, _path, planted) => {
        const query = { parentId: planted };
        const { status } = await server.call(dashboardCalls.zones, { query }, { token });
        return status === 404 ? [] : [planted];
      },
    },
  },
  counted(
    biCalls.explore.name,
    (server, path) => plantPlan(server, path, 2085),
    async (server, token) => {
      const query = { fromMonth: "2085-01", toMonth: "2085-12", measure: "PLANNED" } as const;
      return (await server.call(biCalls.explore, { query }, { token })).body.total.now.part;
    },
  ),
  {
    call: biCalls.districts.name,
    plant: async (_server, path) =>
      levelOf(path) === "DISTRICT" ? path.split("/").at(-2) : undefined,
    ways: {
      list: async (server, token) => {
        const query = { fromMonth: "2086-01", toMonth: "2086-12" };
        const { body } = await server.call(biCalls.districts, { query }, { token });
        return body.map(({ key }) => key);
      },
    },
  },
];
