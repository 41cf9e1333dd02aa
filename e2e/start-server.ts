import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PORT } from "./server-address.ts";

/** The whole product on data of its own: what `npm start` starts, thrown away afterwards. */
const dataDir = mkdtempSync(join(tmpdir(), "shikkha-e2e-"));
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
Object.assign(process.env, { PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: "warn" });
await import("../server/src/main.ts");
