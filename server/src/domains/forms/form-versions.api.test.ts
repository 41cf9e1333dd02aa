import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formCalls } from "@shikkha/contract/forms/form-calls.ts";
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
const json = (...questions: object[]) => JSON.stringify(questions);
const tree = (...questions: Question[]) => json(...wireTree(questions));

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
const get = async (id: number) =>
  (await server.call(formCalls.detail, { params: { id } }, { token })).body;
const versions = async (id: number) =>
  (await server.call(formCalls.versions, { params: { id } }, { token })).body;
const actions = async (id: number) =>
  (
    await server.database.query<{ action: string }>(
      "select action from audit_entry where target_kind = 'form' and target_id = $1 order by seq",
      [String(id)],
    )
  ).map(({ action }) => action);

describe("a form's ids", () => {
  it("count what any version used, so that a deleted question's id names it for good", async () => {
    const options = [{ id: 7, textBangla: "ক", textEnglish: "A", value: "1" }];
    const section = { ...newQuestion(1, "SECTION"), textBangla: "অংশ", textEnglish: "Part" };
    const { renderType, valueType, meta } = newQuestion(5, "RADIO");
    const asked = ask(5, { renderType, valueType, meta, options });
    const { id, usedIds } = await create(tree({ ...section, childQuestions: [ask(2), asked] }));
    expect(usedIds).toEqual({ question: 5, option: 7 });
    await publish(id, 1);
    await save(id, 1, tree({ ...section, childQuestions: [ask(2)] }));
    await publish(id, 2);
    const draft = await server.call(formCalls.draft, { params: { id } }, { token });
    expect(draft.body.usedIds).toEqual({ question: 5, option: 7 });
    expect((await create()).usedIds).toEqual({ question: 0, option: 0 });
  });
});

describe("a published form", () => {
  it("freezes a version by its hash: the same questions make no second one, older ones come back", async () => {
    const { id } = await create(tree(ask(1)));
    const first = (await publish(id, 1)).body;
    expect(first).toMatchObject({ state: "PUBLISHED", versionNumber: 1 });
    expect((await publish(id, 1)).body.hash).toBe(first.hash);
    await save(id, 1, tree(ask(1), ask(2)));
    expect((await get(id)).state).toBe("CHANGED");
    expect((await get(id)).questions).toHaveLength(1);
    expect((await publish(id, 2)).body).toMatchObject({ versionNumber: 2, state: "PUBLISHED" });
    await save(
      id,
      2,
      json(
        ...wireTree([ask(1)]).map((one) => Object.fromEntries(Object.entries(one).toReversed())),
      ),
    );
    expect((await publish(id, 3)).body).toMatchObject({ versionNumber: 1, hash: first.hash });
    expect((await versions(id)).map(({ number, isCurrent }) => [number, isCurrent])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect((await actions(id)).filter((action) => action === "forms.publish")).toHaveLength(4);
  });

  it("needs a question, texts and options, and the state its author saw", async () => {
    const { id } = await create();
    expect((await publish(id, 1)).error).toMatchObject({
      code: 4803,
      fields: [{ path: "questions" }],
    });
    await save(id, 1, tree({ ...newQuestion(5, "RADIO") }));
    const { error } = await publish(id, 2);
    expect(error.fields?.map(({ path }) => path)).toEqual(["questions.5", "questions.5"]);
    await save(id, 2, tree(ask(1)));
    expect((await publish(id, 2)).error.code).toBe(4802);
    expect((await publish(id, 3)).status).toBe(200);
  });

  it("tells what changed since, and when scores stop being comparable", async () => {
    const stars = (weight: number) => ({
      ...ask(9, { meta: { scale: 5, weight, shouldHideStar: false } }),
      renderType: "WEIGHTED_STAR_SECTION" as const,
      valueType: "NUMBER" as const,
    });
    const { id } = await create(tree(ask(1), stars(1)));
    await publish(id, 1);
    await save(id, 1, tree(ask(1, { textEnglish: "Other" }), stars(2), ask(10)));
    const { body } = await server.call(
      formCalls.diff,
      { params: { id }, query: { from: 1 } },
      { token },
    );
    expect(body.isComparable).toBe(false);
    expect(body.changes.map(({ kind, questionId, parts }) => [kind, questionId, ...parts])).toEqual(
      [
        ["changed", 1, "text"],
        ["changed", 9, "score"],
        ["added", 10],
      ],
    );
    await publish(id, 2);
    const between = await server.call(
      formCalls.diff,
      { params: { id }, query: { from: 2, to: 1 } },
      { token },
    );
    expect(between.body.changes.some(({ kind }) => kind === "removed")).toBe(true);
    const [{ id: versionId } = { id: 0 }] = await versions(id);
    const one = await server.call(formCalls.version, { params: { versionId } }, { token });
    expect(one.body.questions).toHaveLength(3);
  });

  it("cannot be changed by the application's own role, whatever code it runs", async () => {
    const { id } = await create(tree(ask(1)));
    await publish(id, 1);
    const { db } = server.running.platform;
    const set = db
      .updateTable("form_version")
      .set({ hash: "x" })
      .where("form_id", "=", id)
      .execute();
    await expect(set).rejects.toMatchObject({ code: "42501" });
    const gone = db.deleteFrom("form_version").where("form_id", "=", id).execute();
    await expect(gone).rejects.toMatchObject({ code: "42501" });
  });

  it("is deleted with its versions, but not once something was filled in on it", async () => {
    const unused = await create(tree(ask(1)));
    await publish(unused.id, 1);
    expect(
      (await server.call(formCalls.remove, { params: { id: unused.id } }, { token })).status,
    ).toBe(200);
    expect(
      (await server.call(formCalls.detail, { params: { id: unused.id } }, { token })).status,
    ).toBe(404);
    const used = await create(tree(ask(1)));
    await publish(used.id, 1);
    await server.database.query(
      "create table filled_in (version_id bigint references form_version (id))",
    );
    await server.database.query(
      "insert into filled_in select id from form_version where form_id = $1",
      [used.id],
    );
    expect(
      (await server.call(formCalls.remove, { params: { id: used.id } }, { token })).error.code,
    ).toBe(4804);
    expect((await get(used.id)).versionNumber).toBe(1);
  });
});
