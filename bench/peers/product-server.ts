import { loadConfig } from "../../server/src/platform/config/config.ts";
import { startServer } from "../../server/src/start.ts";

// One address sends everything here, so that the limits by address are off; all else is as it ships.
await startServer(
  { ...loadConfig(process.env), host: "127.0.0.1", logLevel: "silent" },
  { log: () => undefined, rateLimits: { enabled: false, generalPerMinute: 0 } },
);
