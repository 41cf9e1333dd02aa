import { existsSync } from "node:fs";
import { join } from "node:path";
import { installPackages } from "./install.mjs";
import { findNode24 } from "./node24.mjs";
import { checkPort } from "./port.mjs";
import { progress } from "./progress.mjs";
import { root } from "./root.mjs";
import { serve } from "./serve.mjs";
import { orSayWhy } from "./stop-with.mjs";
import { buildWeb } from "./web-build.mjs";

await orSayWhy(async () => {
  const settings = join(root, ".env");
  if (existsSync(settings)) process.loadEnvFile?.(settings);
  const step = progress(4);
  await step("Checking the port", checkPort);
  await step("Installing packages", installPackages);
  const node = await findNode24();
  await step("Building the web application", () => buildWeb(node));
  console.log("4/4 Starting the server");
  process.exitCode = await serve(node);
});
