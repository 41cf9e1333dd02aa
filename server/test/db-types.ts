/** How the types of the database are generated; the test and `npm run db:types` share it. */
const DB_TYPES_FILE = "server/src/platform/db/schema.gen.ts";

export function codegenArguments(url: string): string[] {
  return [
    "--dialect=postgres",
    `--url=${url}`,
    "--date-parser=string",
    "--numeric-parser=number",
    '--type-mapping={"int8":"number"}',
    "--exclude-pattern={migration,seed_run}",
    "--default-schema=public",
    "--include-pattern=public.*",
    `--out-file=${DB_TYPES_FILE}`,
    "--log-level=error",
  ];
}
