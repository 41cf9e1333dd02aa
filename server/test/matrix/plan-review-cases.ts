import { placeOf } from "@shikkha/contract/access/jurisdiction.ts";
import { complianceCalls } from "@shikkha/contract/plans/compliance.ts";
import { planDownloadCalls } from "@shikkha/contract/plans/plan-downloads.ts";
import { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import { plantInstitute } from "../factories.ts";
import type { TestServer } from "../test-server.ts";
import { levelOf } from "./places.ts";
import { designationOf, plantPlan, sessionOf } from "./planted-plans.ts";
import type { ScopedCase } from "./scoped-case.ts";

const YEARS = {
  list: 2071,
  stat: 2072,
  zones: 2073,
  reject: 2074,
  preview: 2075,
  remind: 2076,
  file: 2077,
  places: 2078,
  plans: 2079,
} as const;

const submissions = async (server: TestServer, token: string, filter: object) => {
  const query = { planYear: YEARS.list, size: 100, ...filter };
  const { body } = await server.call(planReviewCalls.list, { query }, { token });
  return body.items.map(({ officerId }) => String(officerId));
};

/** Only an upazila has institutes; without a planned visit one is short of its minimum. */
async function plantShort(server: TestServer, path: string, year: number): Promise<void> {
  await sessionOf(server, year);
  if (levelOf(path) === "UPAZILLA") await plantInstitute(server.database, path);
}

export const planReviewCases: readonly ScopedCase[] = [
  {
    call: planReviewCalls.list.name,
    plant: (server, path) => plantPlan(server, path, YEARS.list),
    ways: {
      list: (server, token) => submissions(server, token, { status: "SUBMITTED" }),
      filter: (server, token, path) => submissions(server, token, placeOf(path)),
      search: (server, token) => submissions(server, token, { searchParam: "Planted" }),
    },
    count: async (server, token) => {
      const query = { planYear: YEARS.list, status: "SUBMITTED" as const };
      return (await server.call(planReviewCalls.list, { query }, { token })).body.total;
    },
  },
  {
    call: planReviewCalls.stat.name,
    plant: (server, path) => plantPlan(server, path, YEARS.stat),
    ways: {},
    count: async (server, token) => {
      const designationId = await designationOf(server, YEARS.stat);
      const query = { planYear: YEARS.stat, designationId };
      return (await server.call(planReviewCalls.stat, { query }, { token })).body.total;
    },
  },
  {
    call: planReviewCalls.zones.name,
    // An officer of the nation is in no zone's row.
    plant: async (server, path) =>
      path === "/" ? undefined : plantPlan(server, path, YEARS.zones),
    ways: {},
    count: async (server, token) => {
      const input = { params: { year: YEARS.zones } };
      const { body } = await server.call(planReviewCalls.zones, input, { token });
      return body.reduce((sum, zone) => sum + zone.submitted, 0);
    },
  },
  {
    call: planReviewCalls.reject.name,
    plant: (server, path) => plantPlan(server, path, YEARS.reject),
    ways: {
      body: async (server, token, _path, planted) => {
        // A mark that is nobody's is refused after the officers are found: nothing changes for the next scope.
        const body = {
          officersId: [Number(planted)],
          planYear: YEARS.reject,
          comment: "আবার দেখুন",
          marks: [{ planDetailId: 999_999_999 }],
        };
        const answer = await server.call(planReviewCalls.reject, { body }, { token });
        return answer.status === 404 ? [] : [planted];
      },
    },
  },
  {
    call: planReviewCalls.previewReminder.name,
    plant: (server, path) => plantPlan(server, path, YEARS.preview, false),
    ways: {},
    count: async (server, token) => {
      const designationId = await designationOf(server, YEARS.preview);
      const query = { planYear: YEARS.preview, designationId };
      return (await server.call(planReviewCalls.previewReminder, { query }, { token })).body.people;
    },
  },
  {
    call: planReviewCalls.remind.name,
    plant: (server, path) => plantPlan(server, path, YEARS.remind, false),
    ways: {},
    count: async (server, token) => {
      const designationId = await designationOf(server, YEARS.remind);
      const body = { planYear: YEARS.remind, designationId, expected: 999_999 };
      const { error } = await server.call(planReviewCalls.remind, { body }, { token });
      return Number(/[0-9]+/.exec(error.message)?.[0]);
    },
  },
  {
    call: planDownloadCalls.submissions.name,
    plant: (server, path) => plantPlan(server, path, YEARS.file),
    ways: {
      file: async (server, token) => {
        const input = { params: { format: "csv" }, query: { planYear: YEARS.file } };
        const { text } = await server.call(planDownloadCalls.submissions, input, { token });
        return [...text.matchAll(/MATRIX([0-9]+)/g)].map(([, id]) => id ?? "");
      },
    },
  },
  {
    call: complianceCalls.places.name,
    plant: async (server, path) => {
      if (levelOf(path) !== "UPAZILLA") return undefined;
      await plantShort(server, path, YEARS.places);
      return String(placeOf(path).upazilaId);
    },
    ways: {
      list: async (server, token) => {
        const query = { planYear: YEARS.places, size: 100 };
        const { body } = await server.call(complianceCalls.places, { query }, { token });
        return body.items.map(({ upazilaId }) => String(upazilaId));
      },
    },
  },
  {
    call: complianceCalls.plans.name,
    plant: async (server, path) => {
      await plantShort(server, path, YEARS.plans);
      return plantPlan(server, path, YEARS.plans);
    },
    ways: {
      list: async (server, token) => {
        const query = { planYear: YEARS.plans, size: 100, calendarStatus: "SUBMITTED" as const };
        const { body } = await server.call(complianceCalls.plans, { query }, { token });
        return body.items.map(({ officerId }) => String(officerId));
      },
    },
  },
];
