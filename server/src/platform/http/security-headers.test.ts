import Fastify from "fastify";
import { expect, it } from "vitest";
import { secureHeaders } from "./security-headers.ts";

async function headersOf(production: boolean, url: string) {
  const app = Fastify();
  secureHeaders(app, production);
  app.get("/there", async () => ({ ok: true }));
  return (await app.inject({ url })).headers;
}

it.each(["/there", "/not-there"])(
  "says https for two years, subdomains too, on %s in production",
  async (url) => {
    expect((await headersOf(true, url))["strict-transport-security"]).toBe(
      "max-age=63072000; includeSubDomains",
    );
  },
);

it("says nothing of https on a machine that has none", async () => {
  expect((await headersOf(false, "/there"))["strict-transport-security"]).toBeUndefined();
});

it("lets nothing in from elsewhere, nothing run that is not ours, nobody frame or share a window with us", async () => {
  const headers = await headersOf(true, "/there");
  const policy = String(headers["content-security-policy"]);
  for (const rule of [
    "default-src 'self'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(rule);
  expect(policy).not.toContain("unsafe");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers["x-powered-by"]).toBeUndefined();
});
