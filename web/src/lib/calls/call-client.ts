import { authCalls } from "@shikkha/contract/auth/auth.ts";
import type { SignedIn } from "@shikkha/contract/auth/user.ts";
import {
  type Call,
  changesState,
  type RequestOf,
  type ResponseOf,
} from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import { CALL_HEADER, prepareRequest } from "@shikkha/contract/kernel/request.ts";
import { readAnswer, readRefusal } from "./answer.ts";
import { CallError } from "./call-error.ts";
import { clientError, DUTY_CHANGED, noAnswer } from "./client-errors.ts";
import { timeLimit } from "./time-limit.ts";

const REQUEST_TIMEOUT_MS = 80_000;

/** What the client has to know and do about the signed-in person. */
export interface SessionPort {
  token(): string | undefined;
  dutyId(): number | undefined;
  language(): Language;
  /** Takes over what another tab may have stored meanwhile. */
  reread(): void;
  renewed(answer: SignedIn): void;
  /** The session is over: signs out and asks to log in again. */
  expired(): void;
}

export interface ClientParts {
  readonly base: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly session: SessionPort;
  /** Runs the work while no other tab runs its own. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

export type CallApi = <C extends Call>(
  call: C,
  input: RequestOf<C>,
  options?: CallOptions,
) => Promise<ResponseOf<C>>;

export function createCallClient({ base, fetch, session, exclusively }: ClientParts): CallApi {
  let refreshing: Promise<void> | undefined;

  async function send<C extends Call>(
    call: C,
    input: RequestOf<C>,
    outer?: AbortSignal,
  ): Promise<ResponseOf<C>> {
    const { url, method, headers, body } = prepareRequest(base, call, input);
    const token = session.token();
    const { signal, stop } = timeLimit(REQUEST_TIMEOUT_MS, outer);
    try {
      const response = await fetch(url, {
        method,
        signal,
        credentials: "include",
        headers: {
          [CALL_HEADER]: "1",
          "accept-language": session.language(),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: body as BodyInit }),
      });
      if (!response.ok) throw await readRefusal(response);
      return (await readAnswer(call, response)) as ResponseOf<C>;
    } catch (error) {
      if (outer?.aborted || error instanceof CallError) throw error;
      throw noAnswer(session.language());
    } finally {
      stop();
    }
  }

  async function refresh(staleToken: string | undefined): Promise<void> {
    session.reread();
    const current = session.token();
    if (current === undefined) throw clientError(ERRORS.notSignedIn, session.language());
    if (current !== staleToken) return;
    try {
      session.renewed(await send(authCalls.refresh, {}));
    } catch (error) {
      // Only a clear "no" ends the session; a server that cannot answer must not sign anyone out.
      if (statusOf(error) === ERRORS.notSignedIn.status) session.expired();
      throw error;
    }
  }

  function refreshOnce(staleToken: string | undefined): Promise<void> {
    if (session.token() !== staleToken) return Promise.resolve();
    refreshing ??= exclusively(() => refresh(staleToken)).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  /** A 401 ends the session, unless the call needed none or the session is by now another one. */
  function noteRefusal(call: Call, token: string | undefined, error: unknown): void {
    const isOver = statusOf(error) === ERRORS.notSignedIn.status && call.permission !== "public";
    if (isOver && session.token() === token) session.expired();
  }

  return async (call, input, options = {}) => {
    const token = session.token();
    const dutyId = session.dutyId();
    try {
      return await send(call, input, options.signal);
    } catch (error) {
      noteRefusal(call, token, error);
      if (statusOf(error) !== ERRORS.tokenExpired.status) throw error;
    }
    await refreshOnce(token);
    if (changesState(call) && session.dutyId() !== dutyId)
      throw clientError(DUTY_CHANGED, session.language());
    const renewed = session.token();
    try {
      return await send(call, input, options.signal);
    } catch (error) {
      noteRefusal(call, renewed, error);
      throw error;
    }
  };
}

function statusOf(error: unknown): number | undefined {
  return error instanceof CallError ? error.statusCode : undefined;
}
