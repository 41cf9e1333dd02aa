import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

/** The wanted port, else the one of last time if it is still free, else any free one. */
export async function choosePort(home: string, wanted: number | undefined): Promise<number> {
  if (wanted !== undefined) {
    if ((await tryListen(wanted)) !== undefined) return wanted;
    throw new Error(`Port ${wanted}, wanted for PostgreSQL, is taken by another program.`);
  }
  const file = join(home, "port");
  const last = readNumber(file);
  if (last !== undefined && (await tryListen(last)) !== undefined) return last;
  const free = await tryListen(0);
  if (free === undefined) throw new Error("There is no free port on 127.0.0.1.");
  writeFileSync(file, String(free));
  return free;
}

async function tryListen(port: number): Promise<number | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const actual = typeof address === "object" ? address?.port : undefined;
      server.close(() => resolve(actual));
    });
  });
}

function readNumber(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}
