import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { codegenArguments } from "./db-types.ts";

it("keeps the generated types equal to the migrated database", () => {
  const url = inject("databaseUrl").replace(/[^/]+$/, "template_shikkha");
  const root = join(import.meta.dirname, "../..");
  const verify = () =>
    execFileSync(
      join(root, "node_modules/.bin/kysely-codegen"),
      [...codegenArguments(url), "--verify"],
      { cwd: root, stdio: "pipe" },
    );
  expect(verify).not.toThrow();
});
