import type { Call, RequestOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { ErrorBody } from "@shikkha/contract/kernel/errors.ts";
import { DEFAULT_BASE } from "@shikkha/contract/kernel/base.ts";
import { CALL_HEADER, prepareRequest } from "@shikkha/contract/kernel/request.ts";
import type { Config } from "../src/platform/config/config.ts";
import { type RunningServer, startServer, type StartOptions } from "../src/start.ts";
import { testConfig } from "./test-config.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
  readonly text: string;
  /** The answer's body; for a refusal, the error's. */
  readonly body: Body;
  readonly error: ErrorBody;
}

export interface Extras {
  readonly token?: string | undefined;
  readonly language?: "bn" | "en";
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
}

export interface TestServer {
  readonly running: RunningServer;
  readonly database: TestDatabase;
  /** Makes a call of the contract as the browser would. */
  call<C extends Call>(
    call: C,
    input: RequestOf<C>,
    extras?: Extras,
  ): Promise<Answer<ResponseOf<C>>>;
  stop(): Promise<void>;
}

/** A whole server on a database of its own, with every answer checked against the contract. */
export async function startTestServer(
  overrides: Partial<Config> = {},
  options: StartOptions = {},
): Promise<TestServer> {
  const database = await createTestDatabase();
  const running = await startServer(testConfig(database.url, overrides), {
    prepare: false,
    checkAnswers: true,
    longestDelayMs: 60_000,
    rateLimits: { enabled: false, generalPerMinute: 0 },
    ...options,
  });
  return {
    running,
    database,
    call: async (call, input, extras = {}) => {
      const prepared = prepareRequest(DEFAULT_BASE, call, input);
      const answer = await running.app.inject({
        method: call.method,
        url: prepared.url,
        headers: {
          [CALL_HEADER]: "1",
          "accept-language": extras.language ?? "en",
          ...prepared.headers,
          ...(extras.token !== undefined && { authorization: `Bearer ${extras.token}` }),
          ...extras.headers,
        },
        ...(extras.cookies && { cookies: { ...extras.cookies } }),
        ...(prepared.body !== undefined && {
          payload: typeof prepared.body === "string" ? prepared.body : Buffer.from(prepared.body),
        }),
      });
      const isJson = String(answer.headers["content-type"]).includes("json");
      const body: never = isJson ? (JSON.parse(answer.body) as never) : (undefined as never);
      return {
        status: answer.statusCode,
        headers: answer.headers,
        cookies: answer.cookies,
        text: answer.body,
        body,
        error: body,
      };
    },
    async stop() {
      await running.stop();
      await database.drop();
    },
  };
}
