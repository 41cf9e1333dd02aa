import { resolve } from "node:path";
import { readSettings, type Settings } from "./settings.ts";
import { demoSecret } from "./demo-secret.ts";

export type Mode = "demo" | "production";

export interface FolderStore {
  readonly kind: "folder";
  readonly folder: string;
}

export interface S3Store {
  readonly kind: "s3";
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Everything the process is told from outside, parsed once; nothing else reads the environment. */
export interface Config {
  readonly mode: Mode;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly logLevel: string;
  readonly secretKey: string;
  readonly databaseUrl: string | undefined;
  readonly databaseOwnerUrl: string | undefined;
  readonly databaseReadUrl: string | undefined;
  readonly oidc: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly usernameClaim: string;
  };
  readonly files: FolderStore | S3Store;
  readonly metricsToken: string | undefined;
  readonly trustProxy: boolean;
  /** Whether mail and SMS may go to addresses of the own network; the operator decides, not the administrator. */
  readonly allowInnerTargets: boolean;
  /** Locks the archives of `npm run backup`; a secret of its own, because it lies elsewhere than they do. */
  readonly backupKey: string | undefined;
  readonly backupDir: string;
  /** Messages of one channel on their way at once; as many may arrive twice when the process is killed. */
  readonly deliveryLanes: number;
}

/** Thrown with every missing or wrong setting at once, so that an operator mends them in one go. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The settings are not complete:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`,
    );
    this.problems = problems;
  }
}

const PRODUCTION_NEEDS = [
  "DATABASE_URL",
  "OIDC_ISSUER",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
  "SECRET_KEY",
  "PUBLIC_URL",
] as const;
const S3_NEEDS = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const settings = readSettings(env);
  const mode: Mode = env["NODE_ENV"] === "production" ? "production" : "demo";
  const problems = [...settings.problems, ...missing(settings, mode)];
  if (problems.length > 0) throw new ConfigError(problems);

  const publicUrl = (settings.text("PUBLIC_URL") ?? `http://localhost:${settings.port}`).replace(
    /\/$/,
    "",
  );
  return {
    mode,
    host: settings.text("HOST") ?? "0.0.0.0",
    port: settings.port,
    publicUrl,
    dataDir: settings.dataDir,
    logLevel: settings.text("LOG_LEVEL") ?? (mode === "demo" ? "warn" : "info"),
    secretKey: settings.text("SECRET_KEY") ?? demoSecret(settings.dataDir),
    databaseUrl: settings.text("DATABASE_URL"),
    databaseOwnerUrl: settings.text("DATABASE_OWNER_URL"),
    databaseReadUrl: settings.text("DATABASE_READ_URL"),
    oidc: {
      issuer: settings.text("OIDC_ISSUER") ?? `${publicUrl}/idp`,
      clientId: settings.text("OIDC_CLIENT_ID") ?? "shikkha-monitoring",
      clientSecret: settings.text("OIDC_CLIENT_SECRET") ?? "demo-only-client-secret",
      usernameClaim: settings.text("OIDC_USERNAME_CLAIM") ?? "preferred_username",
    },
    files: fileStore(settings),
    metricsToken: settings.text("METRICS_TOKEN"),
    trustProxy: settings.text("TRUST_PROXY") === "true",
    allowInnerTargets: settings.text("ALLOW_PRIVATE_TARGETS") === "true",
    backupKey: settings.text("BACKUP_KEY"),
    backupDir: resolve(settings.text("BACKUP_DIR") ?? `${settings.dataDir}/backups`),
    deliveryLanes: settings.deliveryLanes,
  };
}

function missing(settings: Settings, mode: Mode): string[] {
  const needs: string[] = mode === "production" ? [...PRODUCTION_NEEDS] : [];
  if (settings.text("FILE_STORE") === "s3") needs.push(...S3_NEEDS);
  const problems = needs
    .filter((name) => settings.text(name) === undefined)
    .map((name) => `${name} is missing`);
  if (mode === "production" && (settings.text("SECRET_KEY") ?? "x".repeat(32)).length < 32) {
    problems.push("SECRET_KEY must be at least 32 characters");
  }
  for (const name of mode === "production" ? ["PUBLIC_URL", "OIDC_ISSUER"] : []) {
    if (settings.text(name)?.startsWith("http://"))
      problems.push(`${name} must begin with https://`);
  }
  return problems;
}

function fileStore(settings: Settings): FolderStore | S3Store {
  if (settings.text("FILE_STORE") !== "s3")
    return { kind: "folder", folder: `${settings.dataDir}/uploads` };
  return {
    kind: "s3",
    endpoint: settings.text("S3_ENDPOINT") ?? "",
    bucket: settings.text("S3_BUCKET") ?? "",
    region: settings.text("S3_REGION") ?? "us-east-1",
    accessKeyId: settings.text("S3_ACCESS_KEY_ID") ?? "",
    secretAccessKey: settings.text("S3_SECRET_ACCESS_KEY") ?? "",
  };
}
