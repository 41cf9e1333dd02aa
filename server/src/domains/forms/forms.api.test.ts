import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formCalls } from "@shikkha/contract/forms/form-calls.ts";
import { MONITORING_FORM_TYPES } from "@shikkha/contract/forms/form.ts";
import { newQuestion } from "@shikkha/contract/forms/new-question.ts";
import type { Question } from "@shikkha/contract/forms/question.ts";
import { wireTree } from "@shikkha/contract/forms/wire-tree.ts";
import { asDuty } from "../../../test/as-duty.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await asDuty(server, { permissions: ["MANAGE_FORMS"] })).token;
});
afterAll(() => server.stop());

const TITLES = { nameBangla: "নতুন ফরম", nameEnglish: "New form" };
const ask = (id: number, change: Partial<Question> = {}): Question => ({
  ...newQuestion(id, "TEXT"),
  order: id,
  textBangla: `প্রশ্ন ${id}`,
  textEnglish: `Question ${id}`,
  ...change,
});
const tree = (...questions: Question[]) => JSON.stringify(wireTree(questions));

const create = async (formJson?: string) =>
  (
    await server.call(
      formCalls.create,
      { body: { ...TITLES, ...(formJson !== undefined && { formJson }) } },
      { token },
    )
  ).body;
const save = (id: number, version: number, formJson: string, titles = TITLES, as = token) =>
  server.call(
    formCalls.saveDraft,
    { params: { id }, body: { version, ...titles, formJson } },
    { token: as },
  );
const publish = (id: number, version: number) =>
  server.call(formCalls.publish, { params: { id }, body: { version } }, { token });
const actions = async (id: number) =>
  (
    await server.database.query<{ action: string }>(
      "select action from audit_entry where target_kind = 'form' and target_id = $1 order by seq",
      [String(id)],
    )
  ).map(({ action }) => action);

describe("the monitoring forms", () => {
  it("are there from the start, published, for everyone who is signed in", async () => {
    const someone = (await asDuty(server)).token;
    for (const formType of MONITORING_FORM_TYPES) {
      const { body } = await server.call(
        formCalls.published,
        { params: { formType } },
        { token: someone },
      );
      expect(body).toMatchObject({
        formType,
        status: "ACTIVE",
        state: "PUBLISHED",
        versionNumber: 1,
      });
      expect(body.questions.length).toBeGreaterThan(5);
      expect(body.questions[0]?.childQuestions.length).toBeGreaterThan(1);
    }
  });

  it("are never deleted, and not found while put away", async () => {
    const params = { formType: "OFFICE" } as const;
    const { id } = (await server.call(formCalls.published, { params }, { token })).body;
    expect((await server.call(formCalls.remove, { params: { id } }, { token })).error.code).toBe(
      4805,
    );
    const setStatus = (status: "ACTIVE" | "INACTIVE") =>
      server.call(formCalls.setStatus, { params: { id }, body: { status } }, { token });
    expect((await setStatus("INACTIVE")).body.state).toBe("INACTIVE");
    expect((await server.call(formCalls.published, { params }, { token })).error.code).toBe(4806);
    await setStatus("ACTIVE");
    expect((await server.call(formCalls.published, { params }, { token })).status).toBe(200);
    expect(await actions(id)).toEqual(["forms.setStatus", "forms.setStatus"]);
  });
});

describe("a draft", () => {
  it("begins empty or as it is sent, is saved, listed and copied, each with its audit row", async () => {
    const made = await create();
    expect(made).toMatchObject({
      ...TITLES,
      formType: "DYNAMIC",
      state: "DRAFT",
      version: 1,
      questions: [],
    });
    const saved = await save(made.id, 1, tree(ask(1), ask(2)));
    expect(saved.body).toMatchObject({ id: made.id, version: 2 });
    const { body } = await server.call(formCalls.draft, { params: { id: made.id } }, { token });
    expect(body.questions.map(({ id }) => id)).toEqual([1, 2]);
    const copy = await server.call(
      formCalls.copy,
      { params: { id: made.id }, body: { ...TITLES, nameEnglish: "Twin form" } },
      { token },
    );
    expect(copy.body).toMatchObject({ nameEnglish: "Twin form", questionCount: 2, state: "DRAFT" });
    const list = await server.call(
      formCalls.list,
      { query: { searchParam: "twin", state: "DRAFT" } },
      { token },
    );
    expect(list.body).toMatchObject({
      total: 1,
      items: [{ id: copy.body.id, changedBy: { nameEnglish: "Someone" } }],
    });
    expect(await actions(made.id)).toEqual(["forms.create", "forms.saveDraft"]);
  });

  it("has a title of at most 128 characters in both languages", async () => {
    const body = { nameBangla: "ক".repeat(129), nameEnglish: " " };
    const { error } = await server.call(formCalls.create, { body }, { token });
    expect(error.fields).toEqual([
      { path: "nameBangla", message: "form title can't be more than 128 characters" },
      { path: "nameEnglish", message: "Write the form's title" },
    ]);
  });

  it("of two editors is saved by the first; the second is told whose it is", async () => {
    const { id } = await create(tree(ask(1)));
    const other = (await asDuty(server, { permissions: ["MANAGE_FORMS"] })).token;
    const [one, two] = await Promise.all([
      save(id, 1, tree(ask(1), ask(2))),
      save(id, 1, tree(ask(1)), TITLES, other),
    ]);
    expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = one.status === 409 ? one : two;
    expect(late.error).toMatchObject({
      code: 4802,
      message: expect.stringContaining("Someone has saved") as string,
    });
    expect((await save(id, 2, tree(ask(1)))).status).toBe(200);
  });

  it("too large for a text box is taken up to a megabyte", async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      ask(index + 1, { textBangla: "ক".repeat(200) }),
    );
    const { id } = await create();
    expect((await save(id, 1, tree(...many))).status).toBe(200);
    expect((await save(id, 2, " ".repeat(1024 * 1024))).status).toBe(413);
  });

  it("that does not exist is not found", async () => {
    expect((await save(999_999, 1, "[]")).status).toBe(404);
    expect((await publish(999_999, 1)).status).toBe(404);
    expect(
      (await server.call(formCalls.draft, { params: { id: 999_999 } }, { token })).status,
    ).toBe(404);
    expect(
      (await server.call(formCalls.versions, { params: { id: 999_999 } }, { token })).status,
    ).toBe(404);
    expect(
      (await server.call(formCalls.version, { params: { versionId: 999_999 } }, { token })).status,
    ).toBe(404);
  });
});
