import { deliverDue } from "../src/domains/notices/delivery/deliver.ts";
import { deriveKeys } from "../src/platform/config/keys.ts";
import { createSecretBox } from "../src/platform/config/secret-box.ts";
import { openDatabase } from "../src/platform/db/database.ts";
import { openPool } from "../src/platform/db/pool.ts";
import { openFileStore } from "../src/platform/files/open-file-store.ts";
import { testConfig } from "./test-config.ts";

/** A process that does nothing but send mail, over and over, until it is killed. */
const config = testConfig(process.argv[2] ?? "", { allowInnerTargets: true });
const db = openDatabase(openPool({ url: process.argv[2] ?? "", role: "shikkha_app" }));
const context = {
  db,
  config,
  keys: deriveKeys(config.secretKey),
  secrets: createSecretBox(config.secretKey),
  files: openFileStore(config.files),
  now: () => new Date(),
  signal: new AbortController().signal,
};
for (;;) {
  await deliverDue("EMAIL", context);
  await new Promise((resolve) => setTimeout(resolve, 10));
}
