import { resolve } from "node:path";

/** The environment as settings: empty counts as absent, and what cannot be read is collected, not thrown. */
export interface Settings {
  readonly problems: readonly string[];
  readonly port: number;
  readonly dataDir: string;
  readonly deliveryLanes: number;
  text(name: string): string | undefined;
}

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const text = (name: string) => env[name]?.trim() || undefined;
  const problems: string[] = [];

  const port = Number(text("PORT") ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push("PORT must be a number from 0 to 65535");

  for (const name of ["PUBLIC_URL", "OIDC_ISSUER", "S3_ENDPOINT"]) {
    const value = text(name);
    if (value !== undefined && !URL.canParse(value)) problems.push(`${name} must be a URL`);
  }
  const store = text("FILE_STORE") ?? "folder";
  if (store !== "folder" && store !== "s3") problems.push("FILE_STORE must be folder or s3");

  const deliveryLanes = Number(text("DELIVERY_LANES") ?? 1);
  if (!Number.isInteger(deliveryLanes) || deliveryLanes < 1 || deliveryLanes > 8)
    problems.push("DELIVERY_LANES must be a number from 1 to 8");

  const backupKey = text("BACKUP_KEY");
  if (backupKey !== undefined && backupKey.length < 32)
    problems.push("BACKUP_KEY must be at least 32 characters");

  return { problems, deliveryLanes, port, dataDir: resolve(text("DATA_DIR") ?? "var"), text };
}
