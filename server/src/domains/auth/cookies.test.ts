import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { testConfig } from "../../../test/test-config.ts";
import { deriveKeys } from "../../platform/config/keys.ts";
import { writeRefreshCookie } from "./refresh-cookie.ts";
import { writeFlow } from "./sso/flow-cookie.ts";

async function cookiesAt(publicUrl: string): Promise<string[]> {
  const config = testConfig("postgres://nobody@127.0.0.1/none", { publicUrl });
  const keys = deriveKeys(config.secretKey);
  const app = Fastify();
  await app.register(cookie);
  app.get("/", async (_request, reply) => {
    writeRefreshCookie(keys, config, reply, { sessionId: "s", secret: "t" });
    await writeFlow(keys, config, reply, { state: "a", nonce: "b", verifier: "c", browser: "d" });
    return {};
  });
  const answer = await app.inject("/");
  return [answer.headers["set-cookie"] ?? []].flat();
}

it("bind both cookies to this very host over https, out of reach of scripts and of other sites", async () => {
  const [refresh = "", flow = ""] = await cookiesAt("https://monitoring.example");
  expect(refresh).toMatch(/^__Host-shikkha-refresh=/);
  expect(flow).toMatch(/^__Host-shikkha-sign-on=/);
  for (const line of [refresh, flow]) {
    expect(line).toContain("; Path=/;");
    expect(line).toContain("HttpOnly");
    expect(line).toContain("Secure");
    expect(line).not.toContain("Domain");
    expect(line.length).toBeLessThan(4096);
  }
  expect(refresh).toContain("SameSite=Strict");
  // The provider sends the browser back from another site.
  expect(flow).toContain("SameSite=Lax");
});

it("have plain names on a machine without https, where browsers would drop the others", async () => {
  const lines = await cookiesAt("http://localhost:3000");
  expect(lines.map((line) => line.split("=")[0])).toEqual(["shikkha-refresh", "shikkha-sign-on"]);
});
