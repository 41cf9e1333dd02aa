import pg from "pg";

/** Ids fit a JavaScript number; days stay text, so that no time zone can move them. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: (text) => text,
};

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    (format === "binary" ? undefined : PARSERS[oid]) ?? pg.types.getTypeParser(oid, format),
};

export type DatabaseRole = "shikkha_app" | "shikkha_report";

export interface PoolOptions {
  readonly url: string;
  /** The role every connection works in, whoever logged in; without one it is the owner's connection. */
  readonly role?: DatabaseRole;
  readonly size?: number;
  readonly onError?: (error: Error) => void;
}

export function openPool({
  url,
  role,
  size = 10,
  onError = () => undefined,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: "shikkha-monitoring",
    // A start-up option, not a statement: RESET ROLE comes back to it.
    options: [
      "-c timezone=UTC",
      role ? `-c role=${role}` : "",
      role ? "-c statement_timeout=60000" : "",
      // Whoever hangs up in the middle of a long query ends it.
      role ? "-c client_connection_check_interval=1000" : "",
    ]
      .join(" ")
      .trim(),
  });
  // Without these two a dying database server would take the process with it.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}
