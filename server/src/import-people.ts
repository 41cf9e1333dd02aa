import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { checkPeople, storePeople } from "./domains/officers/people-import/people.commands.ts";
import { CommandRefused, runCommand, say, withOwner } from "./operator-command.ts";
import { databaseInside } from "./platform/db/database-inside.ts";

const USAGE =
  "Usage: npm run import-people -- [--check] <file.csv>   (columns: docs/operations.md)";
const MOST_SHOWN = 100;

/** `npm run import-people`: officers and teachers with their primary duties from a file of the personnel system. */
await runCommand(async (config) => {
  const { values, positionals } = parseArgs({
    options: { check: { type: "boolean" } },
    allowPositionals: true,
  });
  const [path, ...rest] = positionals;
  if (path === undefined || rest.length > 0) throw new CommandRefused(USAGE);
  const content = await readFile(path).catch(() => undefined);
  if (!content) throw new CommandRefused(`The file ${path} cannot be read.`);
  await withOwner(config, async (client) => {
    await client.query("begin");
    const db = databaseInside(client);
    const { added, known, faults } = await checkPeople(db, content);
    if (faults.length > 0) {
      const shown = faults
        .slice(0, MOST_SHOWN)
        .map(({ line, column, reason }) => `  line ${line}, ${column}: ${reason}`);
      throw new CommandRefused(
        `${shown.join("\n")}\n${faults.length} faults; nothing was imported.`,
      );
    }
    if (!values.check && added.length > 0) await storePeople(db, content, added);
    await client.query("commit");
    say(
      `${values.check ? "Would add" : "Added"} ${added.length} people; ${known} are known already and stay as they are.`,
    );
  });
});
