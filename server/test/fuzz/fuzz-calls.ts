import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PERMISSIONS } from "@shikkha/contract/access/permissions.ts";
import type { Call } from "@shikkha/contract/kernel/call.ts";
import { readContract } from "../../src/platform/http/check-contract.ts";
import { asDuty } from "../as-duty.ts";
import { type HostileIssuer, startHostileIssuer } from "../hostile-issuer.ts";
import { startTestServer, type TestServer } from "../test-server.ts";

/** Requests per call; the long form, with its thousands, is a run of its own: FUZZ_REQUESTS=10000. */
const REQUESTS = Number(process.env["FUZZ_REQUESTS"] ?? 60);
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    "",
    " ",
    "0",
    "-1",
    "1e309",
    "9".repeat(40),
    "\u0000",
    "\ud800",
    "__proto__",
    "' or 1=1 --",
    "%00",
    "../../etc/passwd",
    "০১২",
    "য়",
    "𝕏".repeat(50),
  ),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.anything({ maxDepth: 3 }),
);
const text = fc
  .oneof(nasty, nasty)
  .map((value) => (typeof value === "string" ? value : (JSON.stringify(value) ?? "")));

/** Whatever is sent to these calls is answered, and never as a fault of ours. In two files, which run side by side. */
export async function fuzz(chosen: (call: Call) => boolean): Promise<void> {
  const { calls: all } = await readContract();
  const calls = all.filter(chosen);
  let server: TestServer;
  let issuer: HostileIssuer;
  let token: string;
  beforeAll(async () => {
    issuer = await startHostileIssuer("nobody");
    const oidc = {
      issuer: issuer.url,
      clientId: "shikkha-monitoring",
      clientSecret: "a secret",
      usernameClaim: "sub",
    };
    server = await startTestServer({ oidc }, { checkAnswers: false });
    token = (await asDuty(server, { permissions: [...PERMISSIONS] })).token;
  });
  afterAll(async () => {
    await server.stop();
    await issuer.stop();
  });

  it.each(calls.map((call) => [call.name, call] as const))(
    "%s never fails on what is sent to it",
    { timeout: 600_000 },
    async (_name, call) => {
      const names = (schema: unknown) =>
        Object.keys((schema as { def?: { shape?: object } } | undefined)?.def?.shape ?? {});
      const query = fc.dictionary(
        fc.oneof(fc.constantFrom(...names(call.query), "x"), fc.string({ maxLength: 10 })),
        text,
        { maxKeys: 6 },
      );
      const body = fc.oneof(
        fc.dictionary(fc.constantFrom(...names(call.body), "x", "__proto__"), nasty, {
          maxKeys: 8,
        }),
        nasty,
      );
      await fc.assert(
        fc.asyncProperty(
          query,
          body,
          fc.array(text, { minLength: 4, maxLength: 4 }),
          async (asked, sent, parts) => {
            let part = 0;
            const path = call.path.replace(
              /\{\w+\}/g,
              () => encodeURIComponent((parts[part++] ?? "1").toWellFormed()) || "1",
            );
            const search = new URLSearchParams(
              Object.entries(asked).map(([key, value]): [string, string] => [
                key.toWellFormed(),
                value.toWellFormed(),
              ]),
            );
            const payload = call.body ? JSON.stringify(sent) : undefined;
            const started = performance.now();
            const answer = await server.running.app.inject({
              method: call.method,
              url: `/v1${path}?${search.toString()}`,
              headers: {
                authorization: `Bearer ${token}`,
                "x-shikkha-call": "1",
                ...(payload !== undefined && { "content-type": "application/json" }),
              },
              ...(payload !== undefined && { payload }),
            });
            expect(
              answer.statusCode,
              `${call.method} ${path}?${search.toString()} ${payload}`,
            ).toBeLessThan(500);
            expect(performance.now() - started).toBeLessThan(2000);
          },
        ),
        { numRuns: REQUESTS },
      );
    },
  );
}
