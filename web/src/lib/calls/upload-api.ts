import type { Call, RequestOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { API_BASE } from "../api-base.ts";
import { storedSession } from "../session/stored-session.ts";
import { createCallClient } from "./call-client.ts";
import { exclusively } from "./exclusively.ts";
import { type Progress, sendWithProgress } from "./send-with-progress.ts";

interface Options {
  readonly signal?: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** Makes a call that carries a file, telling how much of it has been sent. */
export function uploadApi<C extends Call>(
  call: C,
  input: RequestOf<C>,
  { signal, onProgress }: Options,
): Promise<ResponseOf<C>> {
  const send = createCallClient({
    base: API_BASE,
    fetch: sendWithProgress(onProgress),
    session: storedSession,
    exclusively,
  });
  return send(call, input, { signal });
}
