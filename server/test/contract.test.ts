import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PERMISSIONS } from "@shikkha/contract/access/permissions.ts";
import { checkHandled, readContract } from "../src/platform/http/check-contract.ts";
import { openApi } from "../src/platform/http/openapi.ts";

const contract = await readContract();

it("gives every error, action and call a name of its own", () => {
  const repeated = (names: readonly (string | number)[]) =>
    names.filter((name, index) => names.indexOf(name) !== index);
  expect(repeated(contract.errors.map(({ code }) => code))).toEqual([]);
  expect(repeated(contract.actions.map(({ key }) => key))).toEqual([]);
  expect(repeated(contract.calls.map(({ name }) => name))).toEqual([]);
  expect(repeated(contract.calls.map(({ method, path }) => `${method} ${path}`))).toEqual([]);
});

it("says every error and action in both languages", () => {
  for (const { bn, en } of [...contract.errors, ...contract.actions]) {
    expect(bn).toMatch(/[\u0980-\u09FF]/);
    expect(en).not.toMatch(/[\u0980-\u09FF]/);
  }
});

it("knows the same permissions as the database", async () => {
  const migration = await readFile(
    join(import.meta.dirname, "../migrations/0004-create-people-and-duties.sql"),
    "utf8",
  );
  const list = /check \(permission in \(([^)]+)\)/.exec(migration)?.[1] ?? "";
  expect([...list.matchAll(/'(\w+)'/g)].map(([, name]) => name)).toEqual([...PERMISSIONS]);
  expect(PERMISSIONS).toHaveLength(20);
});

it("stops the start when a call has no handler, or a handler no call", () => {
  expect(() => checkHandled(contract, contract.calls)).not.toThrow();
  expect(() => checkHandled(contract, contract.calls.slice(1))).toThrow(
    `${contract.calls[0]?.name} is in the contract but has no handler`,
  );
  expect(() =>
    checkHandled({ ...contract, calls: contract.calls.slice(1) }, contract.calls),
  ).toThrow("is not in the contract");
});

it("describes each call in OpenAPI 3.1 with its permission", () => {
  const document = openApi(contract.calls, contract.errors, "/v1") as {
    openapi: string;
    paths: Record<string, Record<string, object>>;
  };
  expect(document.openapi).toBe("3.1.0");
  for (const call of contract.calls) {
    expect(document.paths[call.path]?.[call.method.toLowerCase()]).toMatchObject({
      operationId: call.name,
      "x-permission": call.permission,
    });
  }
  expect(document.paths["/api/audit/action-logs"]?.["get"]).toMatchObject({
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: "zone", in: "query", required: false }),
    ]) as unknown,
  });
});
