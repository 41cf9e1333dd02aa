import { createHash, randomUUID } from "node:crypto";
import { compileForm, isAnswerable } from "@shikkha/contract/forms/compile-form.ts";
import type { Answers, AnswerValue, Question } from "@shikkha/contract/forms/question.ts";
import { readTree } from "@shikkha/contract/forms/read-tree.ts";
import { visibilityOf } from "@shikkha/contract/forms/visibility.ts";
import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { KIND_OF, type VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { asDuty, type SomeoneOnDuty } from "./as-duty.ts";
import { jpegOf } from "./pictures.ts";
import type { TestServer } from "./test-server.ts";

export type Submission = BodyOf<typeof visitCalls.submit>;

const PRESENCE: Readonly<Record<string, string>> = {
  total: "24",
  present: "21",
  authorised: "2",
  unauthorised: "1",
  enrolled: "60",
  girls: "25",
  boys: "20",
};

/** An answer that fits the question; stars are the option of that place. */
function answerTo({ valueType, options, meta }: Question, stars: number): AnswerValue {
  const part = meta.fact?.split(".").at(-1) ?? "";
  switch (valueType) {
    case "BOOLEAN":
      return true;
    case "OPTION_ID":
      return options[Math.min(stars, options.length) - 1]?.id ?? 0;
    case "MULTIPLE_OPTION_ID":
      return options.slice(0, 2).map(({ id }) => id);
    case "NUMBER":
      return stars;
    default:
      return meta.type === "number" ? (PRESENCE[part] ?? "3") : "লেখা";
  }
}

export interface FilledForm {
  readonly formVersionId: number;
  readonly answers: Answers;
}

/** The published form of the kind with every visible question answered. */
export async function fillForm(
  server: Pick<TestServer, "database">,
  kind: VisitKind,
  stars = 4,
): Promise<FilledForm> {
  const [form] = await server.database.query<{ id: string; tree: unknown }>(
    "select v.id, v.tree from form f join form_version v on v.id = f.current_version_id where f.type = $1",
    [KIND_OF[kind]],
  );
  const compiled = compileForm(readTree(form?.tree).tree);
  const all = compiled.nodes.filter(isAnswerable);
  const answers = Object.fromEntries(all.map((node) => [node.key, answerTo(node.question, stars)]));
  const shown = visibilityOf(compiled, answers);
  return {
    formVersionId: Number(form?.id),
    answers: Object.fromEntries(
      all.flatMap(({ key, index }) => (shown[index] === 1 ? [[key, answers[key] ?? ""]] : [])),
    ),
  };
}

export function asVisitor(server: TestServer, path: string): Promise<SomeoneOnDuty> {
  return asDuty(server, {
    permissions: ["VISIT_INSTITUTE", "VISIT_OFFICE", "SUBMIT_VISIT_PLAN"],
    level: "UPAZILLA",
    path,
  });
}

/** A photo with the hash it is announced by. */
export async function photoOf(width: number, caption?: string) {
  const file = await jpegOf(width, 40);
  const sha256 = createHash("sha256").update(file.content).digest("hex");
  const announced = { clientId: randomUUID(), sha256, ...(caption !== undefined && { caption }) };
  return { file, announced };
}

/** What an officer does in the field, with the officer's token. */
export function visitor(server: TestServer, { token }: SomeoneOnDuty, kind: VisitKind = "general") {
  const params = { kind };
  return {
    submit: (body: Submission) => server.call(visitCalls.submit, { params, body }, { token }),
    start: (body: BodyOf<typeof visitCalls.start>) =>
      server.call(visitCalls.start, { params, body }, { token }),
    save: (body: BodyOf<typeof visitCalls.save>) =>
      server.call(visitCalls.save, { params, body }, { token }),
    discard: (clientId: string) =>
      server.call(visitCalls.discard, { params, body: { clientId } }, { token }),
    addPhoto: (visit: string, photo: string, file: { name: string; content: Uint8Array }) =>
      server.call(visitCalls.addPhoto, { params, query: { visit, photo }, file }, { token }),
    one: (visitId: number) => server.call(visitCalls.one, { params: { kind, visitId } }, { token }),
    list: (query: object = {}) => server.call(visitCalls.list, { params, query }, { token }),
    week: (fromDate: string, toDate: string) =>
      server.call(fieldCalls.week, { query: { fromDate, toDate } }, { token }),
  };
}

/** A complete report of an unplanned visit. */
export async function reportOf(
  server: Pick<TestServer, "database">,
  place: {
    readonly instituteId?: number;
    readonly officeId?: number;
    readonly planDetailId?: number;
  },
  {
    kind = "general",
    stars = 4,
    ...change
  }: Partial<Submission> & { kind?: VisitKind; stars?: number } = {},
): Promise<Submission> {
  return {
    clientId: randomUUID(),
    version: 1,
    ...place,
    visitDate: "2026-11-15",
    ...(place.planDetailId === undefined && { unplannedReason: "অভিযোগের ভিত্তিতে" }),
    ...(await fillForm(server, kind, stars)),
    confirmed: true,
    ...change,
  };
}
