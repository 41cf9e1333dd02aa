import { join } from "node:path";
import { projectEnvironment, run } from "./run.mjs";

/**
 * What must never happen, each as its long form: the property, how far it is driven here, the tests that show it and the
 * settings that make them long. Short forms of all of them are part of `npm test`.
 */
const PROPERTIES = [
  {
    name: "permissions",
    title: "Permission matrix",
    figure: "every call × nobody, no permission, each single permission",
    tests: ["server/test/matrix/permission-matrix"],
  },
  {
    name: "jurisdiction",
    title: "Jurisdiction matrix",
    figure: "every scoped call × four levels × own, below, sibling, other zone, prefix trap",
    tests: ["server/test/matrix/jurisdiction-matrix"],
  },
  {
    name: "fuzz",
    title: "Fuzz",
    figure: "10,000 generated requests a call, no answer ≥ 500",
    tests: ["server/test/fuzz"],
    env: { FUZZ_REQUESTS: "10000" },
  },
  {
    name: "server-kills",
    title: "Server killed under load",
    figure: "kill -9, 100 times: nothing acknowledged lost, doubled or without its audit row",
    tests: ["server/test/crash"],
    env: { CRASH_ROUNDS: "100" },
  },
  {
    name: "postgres-kills",
    title: "PostgreSQL killed under load",
    figure: "kill -9, 20 times under a server that goes on: the same",
    tests: ["server-outlives-postgres"],
    env: { POSTGRES_KILLS: "20" },
  },
  {
    name: "upload-kills",
    title: "Killed during uploads",
    figure: "20 times: no visit lost or doubled, no file without its row",
    tests: ["server/test/visit-killed"],
    env: { UPLOAD_KILLS: "20" },
  },
  {
    name: "copies",
    title: "Several copies",
    figure: "three on one database and S3: one killed, all replaced by the next version under load",
    tests: ["server/test/copies", "rate-limits.api"],
  },
  {
    name: "same-id",
    title: "The same id at once",
    figure: "64 at once × 1,000 visits: one row and one receipt each",
    tests: ["visit-races"],
    env: { VISIT_RACES: "1000" },
  },
  {
    name: "races",
    title: "Races of planning",
    figure: "submit against add, reject against submit, two sessions at once: 500 rounds each",
    tests: ["plan-races", "plans/sessions.api"],
    env: { RACE_ROUNDS: "500" },
  },
  {
    name: "delivery",
    title: "Delivery",
    figure: "10,000 mails, workers killed 10 times: all delivered, at most one double a kill",
    tests: ["server/test/delivery-killed"],
    env: { DELIVERY_MAILS: "10000" },
  },
  {
    name: "fan-out",
    title: "A notice to everyone",
    figure: "500,000 people within 3 × of the bare statements, in flat memory",
    tests: ["server/test/fan-out"],
    env: { FAN_OUT_PEOPLE: "500000" },
  },
  {
    name: "audit",
    title: "Audit chain",
    figure: "10,000 random edits, deletions, cuts, swaps, insertions: all found, the row named",
    tests: ["audit-tampering", "audit-chain"],
    env: { AUDIT_EDITS: "10000" },
  },
  {
    name: "backup",
    title: "Backup",
    figure:
      "equal hashes a table after a restore; 1,000 damaged archives refused, target untouched",
    tests: ["platform/backup", "test/backup"],
    env: { BACKUP_DAMAGES: "1000", BACKUP_DEMO: "1" },
  },
  {
    name: "hostile",
    title: "Uploads, HTML, CSV, patterns",
    figure:
      "hostile corpora: nothing stored as sent, nothing active, no formula live, no pattern slow",
    tests: ["platform/files", "photos.api", "rich-text", "hostile", "csv", "pattern"],
  },
];

/** As steps of the runner; each leaves its tests' report in the folder. */
export function trustSteps({ node, reports }) {
  return PROPERTIES.map(({ name, title, figure, tests, env = {} }) => {
    const report = join(reports, `${name}.json`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    return {
      name,
      title,
      figure,
      report,
      work: () =>
        run("vitest", ["run", "--project=server", "--project=contract", ...tests, ...reporters], {
          env: projectEnvironment(node, env),
          show: true,
        }),
    };
  });
}
