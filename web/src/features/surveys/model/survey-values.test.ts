import { expect, it } from "vitest";
import { bodyOf, contentOf, copyOf, EMPTY_SURVEY, namesAfter, valuesOf } from "./survey-values.ts";

const scheduled = {
  ...EMPTY_SURVEY,
  formId: 7,
  nameBangla: "জরিপ",
  nameEnglish: "Survey",
  when: "LATER" as const,
  date: "2026-11-16",
  time: "09:30",
  dateTo: "2026-11-20",
  receivers: { ...EMPTY_SURVEY.receivers, way: "ALL_TEACHERS" as const },
};
const stored = {
  ...contentOf(scheduled),
  form: { id: 7 },
  startsAt: "2026-11-16T03:30:00.000Z",
  endsAt: "2026-11-20T18:00:00.000Z",
  named: [],
} as never;

it("comes back from the server as it was typed", () => {
  expect(valuesOf(stored)).toEqual(scheduled);
});

it("is no body while a part is missing", () => {
  expect(bodyOf(scheduled)).toMatchObject({ formId: 7, dateTo: "2026-11-20" });
  expect(bodyOf({ ...scheduled, formId: null })).toBeUndefined();
  expect(bodyOf({ ...scheduled, dateTo: null })).toBeUndefined();
  expect(bodyOf(EMPTY_SURVEY)).toBeUndefined();
});

it("is copied without its dates", () => {
  expect(copyOf(stored)).toMatchObject({ formId: 7, when: "NOW", date: null, dateTo: null });
});

it("takes the names of the form until others are written", () => {
  const form = (name: string) => ({ nameBangla: name, nameEnglish: name }) as never;
  const first = namesAfter({ nameBangla: "", nameEnglish: "" }, undefined, form("A"));
  expect(first).toEqual({ nameBangla: "A", nameEnglish: "A" });
  const second = namesAfter({ ...first, nameBangla: "নিজের" }, form("A"), form("B"));
  expect(second).toEqual({ nameBangla: "নিজের", nameEnglish: "B" });
});
