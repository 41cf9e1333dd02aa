/** A ratio that did not reach what was aimed at. */
export interface Shortfall {
  readonly call: string;
  readonly reached: string;
  readonly aim: string;
}

/** Why, and what was tried, by the call; looked into by hand. A call that falls short and is not here has not been looked into. */
const REASONS: Readonly<Record<string, string>> = {
  "institute search শিক্ষা":
    "It sends one small statement, beside which checking, building it and writing the answer weigh as much as PostgreSQL does; the bare server sends the rows without the names of their places.",
  "institute list, whole country":
    "One small statement since the count of 35,000 rows and the joins are gone: three times as fast as it was, and the bare server, which nearly only sends it on, gained more. It sends the rows without the names of their places, which ours keeps in memory and writes into each row.",
  "institute list, one zone":
    "As the list of the whole country; ten times as fast as it was, and the bare server gained more.",
  "50 institutes of the country by name, and how many":
    "A call takes 1.3 ms of Node, a third of it the system's calls to write to sockets, and 0.7 ms of PostgreSQL, on two cores that the sender shares. Tried, and in: the total kept by upazila instead of counting 35,000 rows (3.1 ms), the names of places kept for a second instead of three joins (1.2 ms, most of it planning), all in one statement instead of three (a fifth more calls).",
  "50 institutes of a zone by name, and how many":
    "As the list of the country. Tried, and in: a zone by its column, which the planner knows, instead of a range of paths, which it does not (57 to about 500 calls a second).",
  "one institute":
    "0.8 ms of Node, a third of it building the statement's text and a quarter the system's calls to write to sockets, and 0.5 ms of PostgreSQL. An answer of this server without any statement takes 0.2 ms, so that 20 times is out of reach on two cores. Tried, and in: a kept plan, and people and officers in the same statement instead of two more. Ours sends those with it, the peers their one row.",
  "a saved view written":
    "A transaction with its audit entry in the chain: begin, insert, append, commit. The append waits for the one before it, which is what makes a chain. Directus notes who did it, in no chain; Strapi notes nothing.",
};

export function shortfallLines(shortfalls: readonly Shortfall[]): readonly string[] {
  if (shortfalls.length === 0) return ["Every figure of this run reached its aim."];
  return shortfalls.map(
    ({ call, reached, aim }) =>
      `- **${call}**: ${reached}, aimed at ${aim}. ${REASONS[call] ?? "Not looked into yet."}`,
  );
}
