import type { AddressInfo } from "node:net";
import type { Call, RequestOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { DEFAULT_BASE } from "@shikkha/contract/kernel/base.ts";
import { CALL_HEADER, prepareRequest } from "@shikkha/contract/kernel/request.ts";
import type { TestServer } from "./test-server.ts";

/** A call as it goes over the wire, for tests of what happens there. */
export function preparedCall<C extends Call>(
  { running }: TestServer,
  token: string,
  call: C,
  input: RequestOf<C>,
) {
  const { port } = running.app.server.address() as AddressInfo;
  const { url, headers } = prepareRequest(DEFAULT_BASE, call, input);
  return {
    url: `http://127.0.0.1:${port}${url}`,
    headers: { ...headers, [CALL_HEADER]: "1", authorization: `Bearer ${token}` },
  };
}

export async function askOverHttp<C extends Call>(
  server: TestServer,
  token: string,
  call: C,
  input: RequestOf<C>,
): Promise<ResponseOf<C>> {
  const { url, headers } = preparedCall(server, token, call, input);
  const answer = await fetch(url, { method: call.method, headers });
  if (!answer.ok) throw new Error(`${call.name} answered ${answer.status}`);
  return (await answer.json()) as ResponseOf<C>;
}
