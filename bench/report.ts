/** Parts of docs/benchmarks.md, each a table of its own. */
export interface BenchReport {
  readonly machine: string;
  readonly seconds: number;
  readonly calls: readonly string[];
  readonly peers: readonly string[];
  readonly shortfalls: readonly string[];
  readonly growth: readonly string[];
  readonly weights: readonly string[];
  readonly forms: readonly string[];
  readonly patterns: readonly string[];
}

export function reportOf(report: BenchReport): string {
  const { machine, seconds, calls, peers, shortfalls, growth, weights, forms, patterns } = report;
  return `# Benchmarks

Written by \`npm run bench\`; files of 20,000 rows and more are compared by \`npm run bench:exports\` (docs/benchmarks-exports.md). Each ratio comes from one
run, ours and the floor in turns (three rounds of ${seconds} seconds, 16 connections, the median). The bare server is Fastify + pg on a pool of the same
size sending the same SQL, without sign-in, permission, jurisdiction, parsing, schemas, headers or kept plans. pgbench sends it to PostgreSQL
with nothing between.

Machine: ${machine}.
Data: 35,000 institutes, 5,000 officers, 600,000 planned visits a year, 1,000,000 visits.

${calls.join("\n")}

## Beside Directus and Strapi

Each in a process of its own in production mode, a pool of 20, on the same PostgreSQL and the same rows, with the product's indexes and one for the order in
which they sort. They are asked by an administrator or a token that may do everything, so that they check no permission and no jurisdiction, and send an institute's own columns; ours
is asked by an administrator, checks both, and sends the names of its zone, district and upazila with it; its page of one institute also holds its people and officers. Ours and Directus write an audit entry for what
is created, ours into the chain.

${peers.join("\n")}

## Short of the aim, and why

Aimed at: at least 0.7 of the bare server; 8 times Directus and Strapi on lists, 20 times on single reads and creates; at most 1.5 times the cost at ten times the data.

${shortfalls.join("\n")}

## Ten times the visits

The same calls on the same country with 100,000 and with 1,000,000 visits, in turns; at most 1.5 is asked for.

${growth.join("\n")}

## Pages

What a first visit loads, gzipped.

${weights.join("\n")}

## Forms

${forms.join("\n")}

The first input is aimed at 0.2. It stands at that edge: with the hour of the machine a run comes out just below or just above it.

## Hostile patterns

${patterns.join("\n")}
`;
}
