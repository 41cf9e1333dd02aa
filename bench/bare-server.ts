import Fastify, { type FastifyInstance } from "fastify";
import type pg from "pg";

/** One call of the product, and the very SQL it sends, captured from it. */
export interface BareRoute {
  readonly url: string;
  readonly statements: readonly { readonly sql: string; readonly parameters: readonly unknown[] }[];
}

/** The floor: the same statements on the same pool, sent as they are, with no sign-in, checks or schemas around them. */
export async function startBareServer(
  pool: pg.Pool,
  routes: readonly BareRoute[],
): Promise<{ app: FastifyInstance; url: string }> {
  const app = Fastify();
  for (const [index, { statements }] of routes.entries()) {
    app.get(`/${index}`, async () => {
      const results = await Promise.all(
        statements.map(({ sql, parameters }) => pool.query(sql, [...parameters])),
      );
      return results.map(({ rows }) => rows as unknown[]);
    });
  }
  return { app, url: await app.listen({ port: 0, host: "127.0.0.1" }) };
}
