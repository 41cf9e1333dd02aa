import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { text as readText } from "node:stream/consumers";
import { resolveTarget } from "./outgoing-target.ts";

export interface Posted {
  readonly status: number;
  readonly answer: string;
}

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Uint8Array;
}

const LONGEST_ANSWER = 500;
const TIME_LIMIT_MS = 20_000;

/** The other side took the connection but gave no answer in time. */
class NoAnswer extends Error {}

/** Posts to an address that was checked, and follows no redirect: a redirect is an answer like any other. */
export async function post(
  { url: address, headers, body }: Post,
  allowInner: boolean,
): Promise<Posted> {
  const url = new URL(address);
  const target = await resolveTarget(url.hostname, allowInner);
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = send(url, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      timeout: TIME_LIMIT_MS,
      // The address was checked; looking the name up again could give another.
      lookup: (_host, options, done) =>
        options.all ? done(null, [target]) : done(null, target.address, target.family),
    });
    call.on("timeout", () => call.destroy(new NoAnswer("no answer in 20 seconds")));
    call.on("error", reject);
    call.on("response", (response) => {
      readText(response).then((text) => {
        const status = response.statusCode ?? 0;
        resolve({ status, answer: `${status} ${text.slice(0, LONGEST_ANSWER)}`.trim() });
      }, reject);
    });
    call.end(body);
  });
}
