/** A ratio that did not reach what was aimed at. */
export interface Shortfall {
  readonly call: string;
  readonly reached: string;
  readonly aim: string;
}

/** Why, and what was tried, by the call; looked into by hand. A call that falls short and is not here has not been looked into. */
const REASONS: Readonly<Record<string, string>> = {
  "institute search শিক্ষা":
    "It sends small statements, beside which checking, building them and writing the answer weigh as much as PostgreSQL does.",
  "institute list, whole country":
    "Its total and its names come from three small statements since the count of 35,000 rows and the joins are gone: twice as fast as it was, and the bare server gained more.",
  "institute list, one zone":
    "As the list of the whole country; five times as fast as it was, and the bare server gained more.",
  "50 institutes of the country by name, and how many":
    "Of 3 ms a call, PostgreSQL takes 1 and Node 2, a third of that for the system's calls to write to sockets. Tried, and in: the total kept by upazila instead of counting 35,000 rows (3.1 ms), the names of places in one statement instead of three joins (1.2 ms, most of it planning).",
  "50 institutes of a zone by name, and how many":
    "As the list of the country. Tried, and in: a zone by its column, which the planner knows, instead of a range of paths, which it does not (57 to about 500 calls a second).",
  "one institute":
    "Four statements (session, institute, its people, its officers), all with kept plans; the bare server, which sends them without sign-in and checks, does not come to 20 times either. Ours sends people and officers with it, the peers their one row.",
  "a saved view written":
    "A transaction with its audit entry in the chain: begin, insert, append, commit after the session's statement. The append waits for the one before it, which is what makes a chain. Directus notes who did it, in no chain; Strapi notes nothing.",
};

export function shortfallLines(shortfalls: readonly Shortfall[]): readonly string[] {
  if (shortfalls.length === 0) return ["Every figure of this run reached its aim."];
  return shortfalls.map(
    ({ call, reached, aim }) =>
      `- **${call}**: ${reached}, aimed at ${aim}. ${REASONS[call] ?? "Not looked into yet."}`,
  );
}
