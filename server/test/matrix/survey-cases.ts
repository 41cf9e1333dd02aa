import { randomUUID } from "node:crypto";
import { surveyCalls } from "@shikkha/contract/surveys/survey-calls.ts";
import { surveyResultCalls } from "@shikkha/contract/surveys/survey-results.ts";
import { plantOfficer } from "../factories.ts";
import {
  plantAnswer,
  plantSurvey,
  plantSurveyForm,
  type PlantedSurvey,
} from "../survey-factory.ts";
import type { TestServer } from "../test-server.ts";
import type { ScopedCase } from "./scoped-case.ts";

const plant = async (server: TestServer, path: string) =>
  String((await plantSurvey(server.database, path)).id);
const reached = (answer: { status: number }, planted: string) =>
  answer.status === 404 ? [] : [planted];

const content = {
  nameBangla: "ছক",
  nameEnglish: "Matrix",
  dateFrom: null,
  dateTo: "2099-12-31",
};

/** Each attempt has a survey of its own, because it may be gone after it. */
const fresh = (
  attempt: (
    server: TestServer,
    token: string,
    survey: PlantedSurvey,
  ) => Promise<{ status: number }>,
) => ({
  id: async (server: TestServer, token: string, path: string, planted: string) =>
    reached(await attempt(server, token, await plantSurvey(server.database, path)), planted),
});

/** A reading call asked by the survey's id. */
const asked = (
  ask: (server: TestServer, token: string, id: number) => Promise<{ status: number }>,
): Pick<ScopedCase, "plant" | "ways"> => ({
  plant,
  ways: {
    id: async (server, token, _path, planted) =>
      reached(await ask(server, token, Number(planted)), planted),
  },
});

const listed = async (server: TestServer, token: string) =>
  (await server.call(surveyCalls.list, { query: { size: 100, searchParam: "Listed" } }, { token }))
    .body;

export const surveyCases: readonly ScopedCase[] = [
  {
    call: surveyCalls.list.name,
    plant: async (server, path) =>
      String((await plantSurvey(server.database, path, { name_en: "Listed survey" })).id),
    ways: {
      list: async (server, token) =>
        (await listed(server, token)).items.map(({ id }) => String(id)),
    },
    count: async (server, token) => (await listed(server, token)).total,
  },
  {
    call: surveyCalls.templates.name,
    plant: async (server, path) => String((await plantSurvey(server.database, path)).formId),
    ways: {
      count: async (server, token) =>
        (await server.call(surveyCalls.templates, {}, { token })).body
          .filter(({ surveys }) => surveys > 0)
          .map(({ id }) => String(id)),
    },
  },
  {
    call: surveyCalls.detail.name,
    ...asked((server, token, id) => server.call(surveyCalls.detail, { params: { id } }, { token })),
  },
  {
    call: surveyCalls.create.name,
    plant: async (server, path) => String((await plantOfficer(server.database, path)).personId),
    ways: {
      receiver: async (server, token, _path, planted) => {
        const { formId } = await plantSurveyForm(server.database);
        const receivers = { kind: "NAMED" as const, personIds: [Number(planted)] };
        const body = { clientId: randomUUID(), ...content, formId, receivers };
        const answer = await server.call(surveyCalls.create, { body }, { token });
        return answer.status === 200 ? [planted] : [];
      },
    },
  },
  {
    call: surveyCalls.update.name,
    plant,
    ways: fresh((server, token, { id, formId }) => {
      const receivers = { kind: "ALL_USERS" as const };
      const body = { version: 1, ...content, formId, receivers };
      return server.call(surveyCalls.update, { params: { id }, body }, { token });
    }),
  },
  {
    call: surveyCalls.setStatus.name,
    plant,
    ways: fresh((server, token, { id }) =>
      server.call(surveyCalls.setStatus, { body: { id, version: 1, status: "CLOSED" } }, { token }),
    ),
  },
  {
    call: surveyCalls.remove.name,
    plant,
    ways: fresh((server, token, { id }) =>
      server.call(surveyCalls.remove, { params: { id } }, { token }),
    ),
  },
  {
    call: surveyResultCalls.summary.name,
    ...asked((server, token, id) =>
      server.call(surveyResultCalls.summary, { params: { id } }, { token }),
    ),
  },
  {
    call: surveyResultCalls.rates.name,
    ...asked((server, token, id) =>
      server.call(surveyResultCalls.rates, { params: { id } }, { token }),
    ),
  },
  {
    call: surveyResultCalls.texts.name,
    ...asked((server, token, id) =>
      server.call(surveyResultCalls.texts, { params: { id, questionId: 6 } }, { token }),
    ),
  },
  {
    call: surveyResultCalls.answers.name,
    ...asked((server, token, id) =>
      server.call(surveyResultCalls.answers, { params: { id } }, { token }),
    ),
  },
  {
    call: surveyResultCalls.answer.name,
    plant,
    ways: fresh(async (server, token, survey) => {
      const answerId = await plantAnswer(server.database, survey);
      const params = { id: survey.id, answerId };
      return server.call(surveyResultCalls.answer, { params }, { token });
    }),
  },
  {
    call: surveyResultCalls.download.name,
    ...asked((server, token, surveyId) =>
      server.call(
        surveyResultCalls.download,
        { params: { format: "csv" }, query: { surveyId } },
        { token },
      ),
    ),
  },
];
