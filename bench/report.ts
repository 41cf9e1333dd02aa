/** Parts of docs/benchmarks.md, each a table of its own. */
export interface BenchReport {
  readonly machine: string;
  readonly seconds: number;
  readonly calls: readonly string[];
  readonly growth: readonly string[];
  readonly weights: readonly string[];
  readonly forms: readonly string[];
  readonly patterns: readonly string[];
}

export function reportOf(report: BenchReport): string {
  const { machine, seconds, calls, growth, weights, forms, patterns } = report;
  return `# Benchmarks

Written by \`npm run bench\`; files of 20,000 rows and more are compared by \`npm run bench:exports\` (docs/benchmarks-exports.md). Each ratio comes from one
run, ours and the floor in turns (three rounds of ${seconds} seconds, 16 connections, the median). The bare server is Fastify + pg on a pool of the same
size sending the same SQL, without sign-in, permission, jurisdiction, parsing, schemas, headers or kept plans. pgbench sends it to PostgreSQL
with nothing between.

Machine: ${machine}.
Data: 35,000 institutes, 5,000 officers, 600,000 planned visits a year, 1,000,000 visits.

${calls.join("\n")}

Directus and Strapi are not compared: packages they need were not to be had where this bench was written.

## Ten times the visits

The same calls on the same country with 100,000 and with 1,000,000 visits, in turns; at most 1.5 is asked for.

${growth.join("\n")}

## Pages

What a first visit loads, gzipped.

${weights.join("\n")}

## Forms

${forms.join("\n")}

## Hostile patterns

${patterns.join("\n")}
`;
}
