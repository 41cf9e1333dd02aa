import { existsSync } from "node:fs";
import { join } from "node:path";
import { installPackages } from "./install.mjs";
import { findNode24 } from "./node24.mjs";
import { progress } from "./progress.mjs";
import { root } from "./root.mjs";
import { orSayWhy } from "./stop-with.mjs";
import { buildWeb } from "./web-build.mjs";

// What `npm start` does before it starts: for machines where the service may not write into its own folder.
await orSayWhy(async () => {
  const settings = join(root, ".env");
  if (existsSync(settings)) process.loadEnvFile?.(settings);
  const step = progress(2);
  await step("Installing packages", installPackages);
  const node = await findNode24();
  await step("Building the web application", () => buildWeb(node));
});
