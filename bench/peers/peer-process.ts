import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

interface Program {
  readonly node: string;
  readonly words: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Runs a program of a peer to its end. */
export async function runPeer(program: Program): Promise<void> {
  const child = begin(program);
  const [code] = (await once(child.process, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${program.words.join(" ")} ended with ${code}: ${child.said()}`);
}

/** Starts a server of a peer and waits, two minutes at most, until it answers. */
export async function startPeer(
  program: Program,
  url: string,
): Promise<{ stop: () => Promise<void> }> {
  const child = begin(program);
  const until = Date.now() + 120_000;
  while (!(await answers(url))) {
    if (child.process.exitCode !== null || Date.now() > until)
      throw new Error(`${program.words.join(" ")} does not answer: ${child.said()}`);
    await pause(500);
  }
  return {
    stop: async () => {
      const ended = once(child.process, "exit");
      child.process.kill("SIGKILL");
      await ended;
    },
  };
}

function begin({ node, words, cwd, env }: Program) {
  const child = spawn(node, [...words], { cwd, env: { ...process.env, ...env } });
  let said = "";
  const keep = (part: Buffer) => {
    said = (said + part.toString()).slice(-4000);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return { process: child, said: () => said };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.status < 500,
    () => false,
  );
}
