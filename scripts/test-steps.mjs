import { join } from "node:path";
import { npm, projectEnvironment, run } from "./run.mjs";
import { buildWeb } from "./web-build.mjs";
import { root } from "./root.mjs";

/**
 * The steps of `npm test` in their order. `work` answers { ok, output? }; `report` is the file from which the tests of
 * a step are counted; `needs` names the part of the machine that a step cannot do without.
 */
export function testSteps({ node, reports }) {
  const env = (extra) => projectEnvironment(node, extra);
  const script = (name) => () => npm(node, ["run", "--silent", name], { env: env(), show: true });
  const vitest = (report, args, extra) => () => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    return run("vitest", ["run", ...args, ...reporters], { env: env(extra), show: true });
  };
  const report = (name) => join(reports, `${name}.json`);
  const playwright = (extra) =>
    run("playwright", ["test", "--reporter=list,json"], {
      cwd: join(root, "e2e"),
      env: env({ PLAYWRIGHT_JSON_OUTPUT_FILE: report("browser"), ...extra }),
      show: true,
    });
  // The embedded server's own tests and those of several copies start their servers themselves: once is enough.
  const onPostgres15 = [
    "--project=server",
    "--exclude=**/db/embedded/**",
    "--exclude=**/test/copies*",
  ];

  return [
    { name: "types", title: "Types", work: () => checkTypes(env()) },
    { name: "format", title: "Format", work: script("format:check") },
    { name: "lint", title: "Lint", work: script("lint") },
    { name: "imports", title: "Imports", work: script("imports") },
    { name: "dead-code", title: "Dead code", work: script("dead-code") },
    {
      name: "unit",
      title: "Unit and API tests",
      report: report("unit"),
      work: vitest(report("unit"), []),
    },
    {
      name: "postgres15",
      title: "API tests on PostgreSQL 15",
      needs: "postgres15",
      report: report("postgres15"),
      work: vitest(report("postgres15"), onPostgres15, { TEST_POSTGRES: "15" }),
    },
    {
      name: "build",
      title: "Web build",
      work: async () => ({ ok: true, ...(await buildWeb(node)) }),
    },
    {
      name: "browser",
      title: "Browser tests",
      needs: "chromium",
      report: report("browser"),
      work: playwright,
    },
  ];
}

async function checkTypes(env) {
  const workspaces = ["contract", "server", "web", "e2e", "bench"];
  const results = await Promise.all(
    workspaces.map((workspace) => run("tsc", ["--noEmit", "--pretty", "-p", workspace], { env })),
  );
  return {
    ok: results.every((result) => result.ok),
    output: results
      .map((result) => result.output)
      .filter(Boolean)
      .join("\n"),
  };
}
