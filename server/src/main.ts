import { inspect } from "node:util";
import { ConfigError, loadConfig } from "./platform/config/config.ts";
import { UnfitDatabase } from "./platform/db/check-letters.ts";
import { startServer } from "./start.ts";
import { welcome } from "./welcome.ts";

/** The process: settings, start, signals. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const running = await startServer(config, { log: (line) => process.stdout.write(`  ${line}\n`) });
  process.stdout.write(welcome(config));

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    running.app.log.info({ signal }, "stopping");
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        running.app.log.error({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  // The launcher died without a word: nobody is left to stop us.
  process.once("disconnect", () => stop("SIGTERM"));
}

main().catch((error: unknown) => {
  const isPortTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  if (error instanceof ConfigError || error instanceof UnfitDatabase)
    process.stderr.write(`${error.message}\n`);
  else if (isPortTaken)
    process.stderr.write(
      `Port ${process.env["PORT"] ?? 3000} is taken. Choose another: PORT=3001 npm start\n`,
    );
  else
    process.stderr.write(
      // With what caused it: a seed or a migration that fails says why only there.
      `The server could not start: ${inspect(error)}\n`,
    );
  process.exit(1);
});
