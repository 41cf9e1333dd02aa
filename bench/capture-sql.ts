import type { LogEvent } from "kysely";

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Hears every statement the product sends, and keeps those of one call. */
export function captureSql() {
  let kept: Statement[] | undefined;
  return {
    note: (event: LogEvent) => {
      if (event.level === "query" && !/from session s/.test(event.query.sql))
        kept?.push({ sql: event.query.sql, parameters: event.query.parameters });
    },
    begin: () => {
      kept = [];
    },
    end: (): Statement[] => {
      const statements = kept ?? [];
      kept = undefined;
      return statements;
    },
  };
}
