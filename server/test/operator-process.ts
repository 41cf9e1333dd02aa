import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface OperatorAnswer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** One of the operator's commands as its own process, with nothing in its environment but what is given. */
export async function runOperator(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  onOutput: (out: string, child: ChildProcess) => void = () => undefined,
): Promise<OperatorAnswer> {
  const script = join(import.meta.dirname, `../src/${command}.ts`);
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"], ...env },
  });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk.toString();
    onOutput(out, child);
  });
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  await once(child, "close");
  return { code: child.exitCode, out, err };
}
