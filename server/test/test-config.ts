import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { type Config, loadConfig } from "../src/platform/config/config.ts";

/** The settings of a test server: a port the system chooses, a database of its own, nothing on the disk that stays. */
export function testConfig(databaseUrl: string, overrides: Partial<Config> = {}): Config {
  const config = loadConfig({
    DATABASE_URL: databaseUrl,
    PORT: "0",
    HOST: "127.0.0.1",
    PUBLIC_URL: "http://localhost",
    SECRET_KEY: "a secret of the tests, long enough for all of them",
    DATA_DIR: `${tmpdir()}/shikkha-test-files/${randomUUID()}`,
    LOG_LEVEL: process.env["TEST_LOG"] ?? "silent",
  });
  return { ...config, ...overrides };
}
