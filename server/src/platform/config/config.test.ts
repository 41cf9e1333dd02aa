import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type ConfigError, loadConfig } from "./config.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "config-"));
const PRODUCTION = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://app@db.example/shikkha",
  OIDC_ISSUER: "https://sso.example",
  OIDC_CLIENT_ID: "id",
  OIDC_CLIENT_SECRET: "secret",
  SECRET_KEY: "x".repeat(32),
  PUBLIC_URL: "https://monitoring.example/",
};

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
}

describe("demo mode", () => {
  it("needs nothing, and keeps a secret of its own that only its owner can read", () => {
    const config = loadConfig({ DATA_DIR });
    expect(config).toMatchObject({ mode: "demo", port: 3000, publicUrl: "http://localhost:3000" });
    expect(config.oidc.issuer).toBe("http://localhost:3000/idp");
    expect(config.secretKey).toHaveLength(64);
    expect(loadConfig({ DATA_DIR }).secretKey).toBe(config.secretKey);
    expect(statSync(join(DATA_DIR, "keys/secret")).mode & 0o777).toBe(0o600);
  });
});

describe("production", () => {
  it("names every missing setting at once", () => {
    expect(problemsOf({ NODE_ENV: "production" })).toEqual(
      [
        "DATABASE_URL",
        "OIDC_ISSUER",
        "OIDC_CLIENT_ID",
        "OIDC_CLIENT_SECRET",
        "SECRET_KEY",
        "PUBLIC_URL",
      ].map((name) => `${name} is missing`),
    );
  });
  it("takes no short secret, no plain http, no store without its keys, no nonsense", () => {
    expect(problemsOf({ ...PRODUCTION, SECRET_KEY: "short" })).toEqual([
      "SECRET_KEY must be at least 32 characters",
    ]);
    expect(problemsOf({ ...PRODUCTION, PUBLIC_URL: "http://x.example" })).toEqual([
      "PUBLIC_URL must begin with https://",
    ]);
    expect(problemsOf({ ...PRODUCTION, OIDC_ISSUER: "http://sso.example" })).toEqual([
      "OIDC_ISSUER must begin with https://",
    ]);
    expect(problemsOf({ ...PRODUCTION, BACKUP_KEY: "short" })).toEqual([
      "BACKUP_KEY must be at least 32 characters",
    ]);
    expect(problemsOf({ ...PRODUCTION, FILE_STORE: "s3" })).toHaveLength(4);
    expect(problemsOf({ ...PRODUCTION, DELIVERY_LANES: "9" })).toEqual([
      "DELIVERY_LANES must be a number from 1 to 8",
    ]);
    expect(
      problemsOf({ ...PRODUCTION, PORT: "x", FILE_STORE: "ftp", OIDC_ISSUER: "no" }),
    ).toHaveLength(3);
  });
  it("starts with all of them", () => {
    expect(loadConfig({ ...PRODUCTION, DATA_DIR })).toMatchObject({
      mode: "production",
      publicUrl: "https://monitoring.example",
    });
  });
});
