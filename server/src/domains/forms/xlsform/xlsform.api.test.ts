import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { canonicalTree } from "@shikkha/contract/forms/canonical.ts";
import { diffTrees } from "@shikkha/contract/forms/diff.ts";
import { formCalls } from "@shikkha/contract/forms/form-calls.ts";
import { MONITORING_FORM_TYPES } from "@shikkha/contract/forms/form.ts";
import { readTree } from "@shikkha/contract/forms/read-tree.ts";
import type { WireQuestion } from "@shikkha/contract/forms/wire-tree.ts";
import { asDuty } from "../../../../test/as-duty.ts";
import { startTestServer, type TestServer } from "../../../../test/test-server.ts";
import { health, training } from "../../../../seeds/demo/form-list.ts";
import { type XlsxSheet, xlsxStream } from "../../../platform/export/xlsx/xlsx-stream.ts";
import { writeXlsform } from "./write-xlsform.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await asDuty(server, { permissions: ["MANAGE_FORMS"] })).token;
});
afterAll(() => server.stop());

const read = async (sheets: readonly XlsxSheet[]) => {
  const file = { name: "form.xlsx", content: await buffer(xlsxStream(sheets)) };
  return server.call(formCalls.readXlsform, { file }, { token });
};
const sheet = (name: string, ...rows: (string | number)[][]): XlsxSheet => ({ name, rows });
const textOf = (questions: readonly WireQuestion[]) => canonicalTree(readTree(questions).tree);

it("gives back each form as it was", async () => {
  const monitoring = await Promise.all(
    MONITORING_FORM_TYPES.map(async (formType) => {
      const { body } = await server.call(formCalls.published, { params: { formType } }, { token });
      return readTree(body.questions).tree;
    }),
  );
  for (const tree of [training, health, ...monitoring]) {
    const titles = { id: 1, nameBangla: "ফরম", nameEnglish: "Form" };
    const { body } = await read(writeXlsform(titles, tree));
    expect(body.notes).toEqual([]);
    expect(body).toMatchObject({ nameBangla: "ফরম", nameEnglish: "Form" });
    expect(diffTrees(tree, readTree(body.questions).tree).changes).toEqual([]);
    expect(textOf(body.questions) === canonicalTree(tree)).toBe(true);
  }
});

it("is downloaded as a workbook, with an audit row", async () => {
  const { body: form } = await server.call(
    formCalls.published,
    { params: { formType: "OFFICE" } },
    { token },
  );
  const answer = await server.call(formCalls.exportXlsform, { params: { id: form.id } }, { token });
  expect(answer.headers["content-type"]).toContain("spreadsheetml");
  expect(answer.headers["content-disposition"]).toContain(".xlsx");
  const rows = await server.database.query(
    "select 1 from audit_entry where action = 'forms.export'",
  );
  expect(rows).toHaveLength(1);
});

it("takes a form written elsewhere and lists every part that does not map", async () => {
  const { body } = await read([
    sheet(
      "survey",
      [
        "type",
        "name",
        "label",
        "label::Bangla (bn)",
        "required",
        "relevant",
        "constraint",
        "appearance",
        "default",
      ],
      ["begin_group", "g", "Group"],
      ["select_one yn", "lab", "Lab?", "ল্যাব?", "yes"],
      ["integer", "pcs", "PCs", "", "yes", "${lab} = 'yes'", ". >= 0 and . <= 100"],
      ["select_one colours", "colour", "Colour"],
      ["text", "why", "Why", "", "", "${colour} = 'red'", "regex(., '[A-Z]+')", "multiline"],
      ["text", "sum", "Sum", "", "", "${pcs} > 3", "string-length(.) < 5", "", "x"],
      ["select_multiple colours", "many", "Many"],
      ["geopoint", "where", "Where"],
      ["image", "photo", "Photo"],
      ["select_one missing", "none", "None"],
      ["end_group"],
      ["begin_repeat", "r", "Child"],
      ["date", "born", "Born"],
      ["end_repeat"],
    ),
    sheet(
      "choices",
      ["list_name", "name", "label", "image"],
      ["yn", "yes", "Yes"],
      ["yn", "no", "No"],
      ["colours", "red", "Red", "red.png"],
      ["colours", "blue", "Blue"],
    ),
    sheet("settings", ["form_title"], ["Elsewhere"]),
  ]);
  const [group, child] = readTree(body.questions).tree;
  expect(group?.childQuestions).toMatchObject([
    { renderType: "YES_NO", textBangla: "ল্যাব?", textEnglish: "Lab?", meta: { isRequired: true } },
    {
      renderType: "TEXT",
      meta: { type: "number", min: 0, max: 100 },
      requiredConditionAnswer: "true",
    },
    { renderType: "DROPDOWN" },
    {
      renderType: "TEXT",
      meta: { type: "multiline", regEx: "[A-Z]+" },
      conditionQuestionId: group?.childQuestions[2]?.id,
    },
    { renderType: "TEXT", conditionQuestionId: null },
    { renderType: "CHECKBOX_LIST" },
  ]);
  expect(child?.childQuestions).toMatchObject([{ meta: { type: "date" } }]);
  expect(body.notes.map(({ line, name }) => `${line} ${name}`).toSorted()).toEqual(
    [
      "4 red",
      "5 colour",
      "7 sum",
      "7 sum",
      "7 sum",
      "9 where",
      "10 photo",
      "11 none",
      "13 r",
    ].toSorted(),
  );
  expect(body.nameEnglish).toBe("Elsewhere");
});

it("refuses what is no XLSForm", async () => {
  const send = (content: Uint8Array) =>
    server.call(formCalls.readXlsform, { file: { name: "x", content } }, { token });
  expect((await send(Buffer.from("hello"))).error.code).toBe(4807);
  expect((await read([sheet("other", ["a"], ["b"])])).error.code).toBe(4807);
  const hostile = sheet(
    "survey",
    ["type", "name", "label", "constraint"],
    ["text", "a", "A", "regex(., '(?=a)b')"],
  );
  expect((await read([hostile])).error).toMatchObject({
    code: 4801,
    fields: [{ path: "questions.1.meta.regEx" }],
  });
});
