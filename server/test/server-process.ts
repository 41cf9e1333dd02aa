import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export const PROCESS_SECRET = "the secret of a server that is killed again and again";

export interface ServerProcess {
  readonly url: string;
  /** As a power cut would: no signal is handled, nothing is finished. */
  kill(): Promise<void>;
  /** As an operator would; gives the exit code. */
  terminate(): Promise<number | null>;
}

/** The real process, in production mode, on the given database and port; another version of it where one is named. */
export async function startServerProcess(
  databaseUrl: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
  main = join(import.meta.dirname, "../src/main.ts"),
): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [main], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: "https://monitoring.example",
      SECRET_KEY: PROCESS_SECRET,
      OIDC_ISSUER: "https://sso.example",
      OIDC_CLIENT_ID: "id",
      OIDC_CLIENT_SECRET: "secret",
      LOG_LEVEL: "error",
      ...env,
    },
  });
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await ready(url, child, () => output);
  return {
    url,
    async kill() {
      child.kill("SIGKILL");
      await exited(child);
    },
    async terminate() {
      child.kill("SIGTERM");
      await exited(child);
      return child.exitCode;
    },
  };
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server stopped at its start:\n${output()}`);
    const answer = await fetch(`${url}/v1/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not become ready:\n${output()}`);
}

async function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
