import { parseArgs } from "node:util";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import { newAdministrator } from "@shikkha/contract/officers/administrator.ts";
import { createAdministrator, type Refused } from "./domains/officers/administrator.commands.ts";
import { CommandRefused, runCommand, say, withOwner } from "./operator-command.ts";
import { databaseInside } from "./platform/db/database-inside.ts";

const USAGE = `Usage: npm run create-administrator -- --username <name at the OpenID provider> --name-bn <name in Bangla> --name-en <name in English>
  and, if wanted: --designation <code, such as SYS_ANALYST> --email <address> --phone <mobile number>`;

const WORDS: Readonly<Record<Refused, string>> = {
  NOT_PREPARED: "The database is not prepared yet: start the product once, then run this again.",
  NO_SUCH_DESIGNATION: "There is no designation with that code; see docs/operations.md.",
  NOT_AN_OFFICER: "That person is a guest or not active any more, and cannot be an administrator.",
  IS_ALREADY: "That person is an administrator already.",
};

/** `npm run create-administrator`: how the first person comes into an empty installation. */
await runCommand(async (config) => {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: {
      username: text,
      "name-bn": text,
      "name-en": text,
      designation: text,
      email: text,
      phone: text,
    },
  });
  const { "name-bn": nameBangla, "name-en": nameEnglish, ...rest } = values;
  const wish = newAdministrator.safeParse({ ...rest, nameBangla, nameEnglish });
  if (!wish.success) {
    const faults = wish.error.issues.map(
      (issue) => `  - ${issue.path.join(".")}: ${fieldMessage(issue, "en")}`,
    );
    throw new CommandRefused(`${faults.join("\n")}\n${USAGE}`);
  }
  const done = await withOwner(config, async (client) => {
    await client.query("begin");
    const result = await createAdministrator(
      databaseInside(client),
      wish.data,
      dayInDhaka(new Date()),
    );
    await client.query("commit");
    return result;
  });
  if (typeof done === "string") throw new CommandRefused(WORDS[done]);
  say(
    `${wish.data.username} is ${done.isNew ? "a new person and " : ""}an administrator at the national office, and signs in through the OpenID provider.`,
  );
});
