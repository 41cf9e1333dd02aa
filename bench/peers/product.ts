import { join } from "node:path";
import { biCalls } from "@shikkha/contract/bi.ts";
import { instituteCalls } from "@shikkha/contract/institutes.ts";
import { prepareRequest } from "@shikkha/contract/kernel/request.ts";
import { freePort } from "../../server/test/free-port.ts";
import { signIn } from "../sign-in.ts";
import { PAGE, type PeerRequests, type RunningPeer, VIEW, ZONE } from "./peer.ts";
import { startPeer } from "./peer-process.ts";

/** The product in a process of its own, as the peers are; an administrator asks, with every check and header in place. */
export async function startProduct(databaseUrl: string): Promise<RunningPeer> {
  const port = await freePort();
  const running = await startPeer(
    {
      node: process.execPath,
      words: [join(import.meta.dirname, "product-server.ts")],
      cwd: process.cwd(),
      env: { DATABASE_URL: databaseUrl, PORT: String(port) },
    },
    `http://127.0.0.1:${port}/v1/ready`,
  );
  const base = `http://127.0.0.1:${port}/v1`;
  return {
    requests: requestsOf(base, await signIn(base)),
    stop: () => running.stop(),
  };
}

function requestsOf(base: string, headers: Record<string, string>): PeerRequests {
  const list = (query: { zone?: number }) =>
    prepareRequest(base, instituteCalls.list, { query: { ...query, size: PAGE } }).url;
  const one = prepareRequest(base, instituteCalls.detail, { params: { eiin: "140001" } });
  const create = prepareRequest(base, biCalls.saveView, { body: VIEW });
  return {
    list: { url: list({}), headers },
    zone: { url: list({ zone: ZONE }), headers },
    one: { url: one.url, headers },
    create: { url: create.url, headers, body: () => VIEW },
  };
}
