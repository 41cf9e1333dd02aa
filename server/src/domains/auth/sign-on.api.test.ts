import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { asDuty } from "../../../test/as-duty.ts";
import {
  browse,
  type ForeignProvider,
  startForeignProvider,
} from "../../../test/foreign-provider.ts";
import {
  type HostileIssuer,
  startHostileIssuer,
  type Tampering,
} from "../../../test/hostile-issuer.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

const FLOW = "shikkha-sign-on";
const WEB = "http://localhost/sso/login";

async function beginSignOn(
  server: TestServer,
): Promise<{ address: URL; cookies: Record<string, string> }> {
  const answer = await server.call(authCalls.login, { query: { language: "en" } });
  const cookie = answer.cookies.find(({ name }) => name === FLOW);
  return {
    address: new URL(String(answer.headers["location"])),
    cookies: { [FLOW]: cookie?.value ?? "" },
  };
}

async function comeBack(
  server: TestServer,
  search: string,
  cookies: Record<string, string>,
): Promise<URL> {
  const answer = await server.running.app.inject({ url: `/v1/sso/callback${search}`, cookies });
  expect(answer.statusCode).toBe(302);
  return new URL(String(answer.headers.location));
}

const ticketsOf = (server: TestServer) => server.database.query("select 1 from sso_ticket");

describe("at a separate, honest provider", () => {
  let server: TestServer;
  let provider: ForeignProvider;
  beforeAll(async () => {
    provider = await startForeignProvider("http://localhost/v1/sso/callback", "officer.one");
    const oidc = {
      issuer: provider.issuer,
      clientId: "client-of-the-test",
      clientSecret: "a secret",
      usernameClaim: "preferred_username",
    };
    server = await startTestServer({ oidc, mode: "production" });
    await asDuty(server, { username: "officer.one", permissions: ["VIEW_BI"] });
  });
  afterAll(async () => {
    await server.stop();
    await provider.stop();
  });

  async function ticket() {
    const { address, cookies } = await beginSignOn(server);
    expect(address.searchParams.get("code_challenge_method")).toBe("S256");
    const back = new URL(await browse(address.href, "http://localhost/"));
    const web = await comeBack(server, back.search, cookies);
    expect(web.href.startsWith(WEB)).toBe(true);
    return {
      query: {
        username: web.searchParams.get("username") ?? "",
        token: web.searchParams.get("token") ?? "",
      },
      cookies,
      back,
    };
  }

  it("ends in a session for the person the provider vouches for", async () => {
    const { query, cookies } = await ticket();
    const answer = await server.call(authCalls.startSession, { query }, { cookies });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({
      userName: "officer.one",
      activeJurisdiction: { permissions: ["VIEW_BI"] },
    });
  });

  it("gives one session for one ticket, however many ask at once", async () => {
    const { query, cookies } = await ticket();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.call(authCalls.startSession, { query }, { cookies })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
  });

  it("refuses the ticket in another browser, under another name, or after a minute", async () => {
    const { query, cookies } = await ticket();
    expect((await server.call(authCalls.startSession, { query })).error.code).toBe(2100);
    const other = await beginSignOn(server);
    expect(
      (await server.call(authCalls.startSession, { query }, { cookies: other.cookies })).status,
    ).toBe(401);
    await server.database.query("update sso_ticket set expires_at = now()");
    expect((await server.call(authCalls.startSession, { query }, { cookies })).status).toBe(401);
    const second = await ticket();
    const misnamed = { ...second.query, username: "admin" };
    expect(
      (await server.call(authCalls.startSession, { query: misnamed }, { cookies: second.cookies }))
        .status,
    ).toBe(401);
  });

  it("takes an authorization code once", async () => {
    const { back, cookies } = await ticket();
    expect((await comeBack(server, back.search, cookies)).searchParams.get("error")).toBe("2106");
  });
});

describe("at an issuer of bad will", () => {
  let server: TestServer;
  let issuer: HostileIssuer;
  beforeAll(async () => {
    issuer = await startHostileIssuer("officer.two");
    const oidc = {
      issuer: issuer.url,
      clientId: "shikkha-monitoring",
      clientSecret: "a secret",
      usernameClaim: "preferred_username",
    };
    server = await startTestServer({ oidc });
    await asDuty(server, { username: "officer.two" });
  });
  afterAll(async () => {
    await server.stop();
    await issuer.stop();
  });
  afterEach(() => {
    issuer.tampering = {};
  });

  async function signOn(
    tampering: Tampering,
    change: (search: URLSearchParams) => void = () => undefined,
  ): Promise<URL> {
    issuer.tampering = tampering;
    const { address, cookies } = await beginSignOn(server);
    issuer.nonce = address.searchParams.get("nonce") ?? "";
    const search = new URLSearchParams({
      code: `code-${Math.random()}`,
      state: address.searchParams.get("state") ?? "",
    });
    change(search);
    return comeBack(server, `?${search.toString()}`, cookies);
  }

  it("would sign in with honest answers: the refusals below are not for another reason", async () => {
    expect((await signOn({})).searchParams.get("username")).toBe("officer.two");
    await server.database.query("delete from sso_ticket");
  });

  const lies: readonly [string, Tampering, ((search: URLSearchParams) => void)?][] = [
    ["another state", {}, (search) => search.set("state", "other")],
    ["no state", {}, (search) => search.delete("state")],
    [
      "an error instead of a code",
      {},
      (search) => (search.delete("code"), search.set("error", "access_denied")),
    ],
    ["another nonce", { claims: { nonce: "other" } }],
    ["no nonce", { claims: { nonce: undefined } }],
    ["another issuer", { claims: { iss: "https://elsewhere.example" } }],
    ["another audience", { claims: { aud: "another-client" } }],
    [
      "several audiences without a named party",
      { claims: { aud: ["shikkha-monitoring", "x"], azp: "x" } },
    ],
    ["a signature of another key", { foreignKey: true }],
    ["no signature", { unsigned: true }],
    ["an expired token", { expired: true }],
    ["no ID token", { noIdToken: true }],
    ["no user name", { claims: { preferred_username: undefined } }],
    ["a user name that is no text", { claims: { preferred_username: { admin: true } } }],
  ];
  it.each(lies)("gives no session for %s", async (_lie, tampering, change) => {
    const web = await signOn(tampering, change);
    expect(web.searchParams.get("error")).toBe("2106");
    expect(await ticketsOf(server)).toEqual([]);
  });

  it("gives no session to an account without a place in the system, and notes it", async () => {
    const web = await signOn({ claims: { preferred_username: "stranger" } });
    expect(web.searchParams.get("error")).toBe("2105");
    const [row] = await server.database.query(
      "select action, target_id from audit_entry order by seq desc limit 1",
    );
    expect(row).toEqual({ action: "auth.signInRefused", target_id: "stranger" });
  });

  it("gives no session to a browser that did not begin the sign-on", async () => {
    issuer.tampering = {};
    const { address } = await beginSignOn(server);
    issuer.nonce = address.searchParams.get("nonce") ?? "";
    const web = await comeBack(server, `?code=x&state=${address.searchParams.get("state")}`, {});
    expect(web.searchParams.get("error")).toBe("2106");
  });
});

describe("at a provider that is away", () => {
  it("tells it on a page, before the sign-on and in the middle of it", async () => {
    const provider = await startForeignProvider("http://localhost/v1/sso/callback", "officer.one");
    const server = await startTestServer({
      oidc: {
        issuer: provider.issuer,
        clientId: "client-of-the-test",
        clientSecret: "a secret",
        usernameClaim: "preferred_username",
      },
    });
    const { address, cookies } = await beginSignOn(server);
    const back = new URL(await browse(address.href, "http://localhost/"));
    await provider.stop();
    expect((await comeBack(server, back.search, cookies)).href).toBe(`${WEB}?error=2109`);
    expect(await ticketsOf(server)).toEqual([]);
    await server.stop();

    const nobody = {
      issuer: provider.issuer,
      clientId: "x",
      clientSecret: "x",
      usernameClaim: "sub",
    };
    const alone = await startTestServer({ oidc: nobody });
    expect((await beginSignOn(alone)).address.href).toBe(`${WEB}?error=2109`);
    await alone.stop();
  });
});
