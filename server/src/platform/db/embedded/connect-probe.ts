import { Client } from "pg";

/** Not listening yet, starting or stopping (57P03), or all places taken (53300) by those a killed process left. */
const NOT_YET = new Set(["ECONNREFUSED", "ECONNRESET", "57P03", "53300"]);

/**
 * Whether the server takes connections to its database, which is made when missing. The password is the cluster's
 * own random one and SCRAM proves it both ways, so a yes also means that it is our server.
 */
export async function acceptsConnections(url: string): Promise<boolean> {
  try {
    await once(url, "select 1");
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === "3D000") return createDatabase(url);
    if (NOT_YET.has(code) || isCutOff(error)) return false;
    throw error;
  }
}

async function createDatabase(url: string): Promise<boolean> {
  const maintenance = new URL(url);
  const name = maintenance.pathname.slice(1);
  maintenance.pathname = "/postgres";
  try {
    await once(maintenance.href, `create database "${name}"`);
  } catch (error) {
    // Another process made it at the same moment: then the next probe finds it.
    if (!["42P04", "23505"].includes(codeOf(error))) throw error;
  }
  return acceptsConnections(url);
}

async function once(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => {}); // a server that dies meanwhile also rejects the call below
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => {});
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function isCutOff(error: unknown): boolean {
  return error instanceof Error && /terminated|timeout/i.test(error.message);
}
