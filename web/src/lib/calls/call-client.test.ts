import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { guestCalls } from "@shikkha/contract/guests.ts";
import { locationCalls } from "@shikkha/contract/locations.ts";
import { describe, expect, it, vi } from "vitest";
import { createCallClient, type SessionPort } from "./call-client.ts";
import { CallError } from "./call-error.ts";

interface Person {
  token: string | undefined;
  dutyId: number | undefined;
}

type Answer = (url: string, token: string | undefined) => Response | Promise<Response>;

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

function renewedAs(token: string, dutyId: number): Response {
  return json(200, { token, user: { activeJurisdiction: { dutyId } } });
}

/** A client over a fake server, with the person in memory and, for other tabs, in a shared store. */
function setUp(answer: Answer, stored: Person = { token: "old", dutyId: 1 }) {
  const person = { ...stored };
  const asked: string[] = [];
  const expired = vi.fn(() => {
    person.token = undefined;
  });
  const session: SessionPort = {
    token: () => person.token,
    dutyId: () => person.dutyId,
    language: () => "bn",
    reread: () => Object.assign(person, stored),
    renewed: (given) => {
      person.token = given.token;
      person.dutyId = given.user.activeJurisdiction.dutyId;
      Object.assign(stored, person);
    },
    expired,
  };
  const callApi = createCallClient({
    base: "/v1",
    session,
    exclusively: (work) => work(),
    fetch: async (url, init) => {
      asked.push(url);
      const header = new Headers(init.headers).get("authorization");
      return answer(url, header?.replace("Bearer ", ""));
    },
  });
  const refreshes = () => asked.filter((url) => url === "/v1/sso/refresh").length;
  return { callApi, person, stored, asked, refreshes, expired };
}

const expiredToken = json(480, { statusCode: 480, code: 2001, message: "", requestId: "r" });
const newGuest = { body: { username: "g" } } as never;

describe("a token that has run out", () => {
  const renewing: Answer = (url, token) => {
    if (url.endsWith("/sso/refresh")) return renewedAs("new", 1);
    return token === "new" ? json(200, []) : expiredToken.clone();
  };

  it("is refreshed once for twenty parallel calls, each of which is tried again", async () => {
    const { callApi, refreshes, asked } = setUp(renewing);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => callApi(locationCalls.zones, {})),
    );
    expect(answers).toEqual(Array.from({ length: 20 }, () => []));
    expect(refreshes()).toBe(1);
    expect(asked).toHaveLength(41);
  });

  it("is not refreshed when another tab has done so meanwhile", async () => {
    const stored: Person = { token: "old", dutyId: 1 };
    const { callApi, refreshes } = setUp(renewing, stored);
    stored.token = "new";
    await expect(callApi(locationCalls.zones, {})).resolves.toEqual([]);
    expect(refreshes()).toBe(0);
  });

  it("is tried again only once", async () => {
    const { callApi, refreshes } = setUp((url) =>
      url.endsWith("/sso/refresh") ? renewedAs("new", 1) : expiredToken.clone(),
    );
    await expect(callApi(locationCalls.zones, {})).rejects.toMatchObject({ statusCode: 480 });
    expect(refreshes()).toBe(1);
  });
});

describe("a refresh that fails", () => {
  const refusing =
    (status: number): Answer =>
    (url) =>
      url.endsWith("/sso/refresh")
        ? json(status, { code: 7, message: "no" })
        : expiredToken.clone();

  it("signs out on 401", async () => {
    const { callApi, expired } = setUp(refusing(401));
    await expect(callApi(locationCalls.zones, {})).rejects.toMatchObject({ statusCode: 401 });
    expect(expired).toHaveBeenCalledOnce();
  });

  it.each([503, 429])("keeps the person signed in on %i", async (status) => {
    const { callApi, expired, person } = setUp(refusing(status));
    await expect(callApi(locationCalls.zones, {})).rejects.toMatchObject({ statusCode: status });
    expect(expired).not.toHaveBeenCalled();
    expect(person.token).toBe("old");
  });

  it("keeps the person signed in when there is no answer", async () => {
    const { callApi, expired } = setUp((url) => {
      if (url.endsWith("/sso/refresh")) throw new TypeError("network");
      return expiredToken.clone();
    });
    await expect(callApi(locationCalls.zones, {})).rejects.toMatchObject({
      statusCode: 503,
      code: 9999,
    });
    expect(expired).not.toHaveBeenCalled();
  });

  it("lets the next call try again", async () => {
    let isUp = false;
    const { callApi, refreshes } = setUp((url, token) => {
      if (url.endsWith("/sso/refresh")) return isUp ? renewedAs("new", 1) : json(503, {});
      return token === "new" ? json(200, []) : expiredToken.clone();
    });
    await expect(callApi(locationCalls.zones, {})).rejects.toMatchObject({ statusCode: 503 });
    isUp = true;
    await expect(callApi(locationCalls.zones, {})).resolves.toEqual([]);
    expect(refreshes()).toBe(2);
  });
});

describe("a duty that changed during the refresh", () => {
  const switching: Answer = (url, token) => {
    if (url.endsWith("/sso/refresh")) return renewedAs("new", 2);
    return token === "new" ? json(200, []) : expiredToken.clone();
  };

  it("stops a write and says so", async () => {
    const { callApi, asked } = setUp(switching);
    const refused = callApi(guestCalls.create, newGuest);
    await expect(refused).rejects.toMatchObject({ statusCode: 409, code: 9998 });
    await expect(refused).rejects.toThrow("সক্রিয় দায়িত্ব বদলে গেছে".normalize("NFC"));
    expect(asked.filter((url) => url.includes("create-guest-user"))).toHaveLength(1);
  });

  it("lets a read go on", async () => {
    await expect(setUp(switching).callApi(locationCalls.zones, {})).resolves.toEqual([]);
  });
});

describe("a refusal", () => {
  it("carries status, code, message, fields and request id", async () => {
    const fields = [{ path: "body.username", message: "আবশ্যক" }];
    const { callApi } = setUp(() =>
      json(400, { code: 1000, message: "ভুল", fields, requestId: "r1" }),
    );
    const error = await callApi(locationCalls.zones, {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({
      statusCode: 400,
      code: 1000,
      message: "ভুল",
      fields,
      requestId: "r1",
    });
  });

  it("that is not ours keeps its raw text and the default code", async () => {
    const { callApi } = setUp(() => new Response("Bad gateway", { status: 502 }));
    await expect(callApi(locationCalls.zones, {})).rejects.toMatchObject({
      statusCode: 502,
      code: 9999,
      message: "Bad gateway",
    });
  });

  it("with 401 signs out, unless the call needed nobody signed in", async () => {
    const answer = () => json(401, { code: 2000, message: "" });
    const signedIn = setUp(answer);
    await expect(signedIn.callApi(locationCalls.zones, {})).rejects.toMatchObject({
      statusCode: 401,
    });
    expect(signedIn.expired).toHaveBeenCalledOnce();
    const open = setUp(answer);
    await expect(
      open.callApi(authCalls.startSession, { query: { username: "a", token: "b" } }),
    ).rejects.toMatchObject({ statusCode: 401 });
    expect(open.expired).not.toHaveBeenCalled();
  });

  it("leaves an aborted call as aborted", async () => {
    const controller = new AbortController();
    const { callApi } = setUp(() => {
      controller.abort();
      throw new DOMException("aborted", "AbortError");
    });
    await expect(
      callApi(locationCalls.zones, {}, { signal: controller.signal }),
    ).rejects.toMatchObject({ name: "AbortError" });
  });
});
