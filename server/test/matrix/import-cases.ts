import { IMPORT_COLUMNS, instituteImportCalls } from "@shikkha/contract/institute-import.ts";
import { plantInstitute } from "../factories.ts";
import type { TestServer } from "../test-server.ts";
import type { ScopedCase } from "./scoped-case.ts";

let next = 190_001;

/** One new institute in the upazila of the path; only upazilas have any. */
function fileFor(path: string) {
  const row = [
    next++,
    "নতুন উচ্চ বিদ্যালয়",
    "Natun High School",
    "SCHOOL",
    "GOVERNMENT",
    "A",
    path.split("/").at(-2),
    "",
    "",
    "",
    "",
  ];
  return {
    name: "institutes.csv",
    content: Buffer.from(`${IMPORT_COLUMNS.join(",")}\r\n${row.join(",")}\r\n`),
  };
}

const onlyUpazilas = async (_server: TestServer, path: string) =>
  path.split("/").length < 5 ? undefined : path;

export const importCases: readonly ScopedCase[] = [
  {
    call: instituteImportCalls.preview.name,
    plant: onlyUpazilas,
    ways: {
      body: async (server, token, path, planted) => {
        const { body } = await server.call(
          instituteImportCalls.preview,
          { file: fileFor(path) },
          { token },
        );
        return body.faults.length === 0 ? [planted] : [];
      },
    },
  },
  {
    call: instituteImportCalls.store.name,
    plant: onlyUpazilas,
    ways: {
      body: async (server, token, path, planted) => {
        const answer = await server.call(
          instituteImportCalls.store,
          { file: fileFor(path) },
          { token },
        );
        return answer.status === 200 ? [planted] : [];
      },
    },
  },
  {
    call: instituteImportCalls.download.name,
    plant: async (server, path) =>
      path.split("/").length < 5 ? undefined : (await plantInstitute(server.database, path)).eiin,
    ways: {
      file: async (server, token) => {
        const answer = await server.call(
          instituteImportCalls.download,
          { params: { format: "csv" } },
          { token },
        );
        return answer.text.split("\r\n").map((line) => line.split(",")[0] ?? "");
      },
    },
  },
];
