import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { text as readText } from "node:stream/consumers";
import { resolveTarget } from "./outgoing-target.ts";

export interface SmsGateway {
  readonly url: string;
  readonly prefix: string;
  readonly maskText: string;
  readonly useMask: boolean;
  readonly username: string;
  readonly password: string | undefined;
}

const LONGEST_ANSWER = 500;

class GatewayRefused extends Error {}

/**
 * Sends one SMS as a JSON POST { username, password, mask, to, message } and gives the gateway's answer. A redirect is
 * a refusal: what we were told to trust is the configured address.
 */
export async function sendSms(
  gateway: SmsGateway,
  to: string,
  message: string,
  allowInner: boolean,
): Promise<string> {
  const url = new URL(gateway.url);
  const target = await resolveTarget(url.hostname, allowInner);
  const body = JSON.stringify({
    username: gateway.username,
    password: gateway.password ?? "",
    ...(gateway.useMask && { mask: gateway.maskText }),
    to,
    message: gateway.prefix + message,
  });
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = send(url, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(body),
      },
      timeout: 20_000,
      // The address was checked; looking the name up again could give another.
      lookup: (_host, options, done) =>
        options.all ? done(null, [target]) : done(null, target.address, target.family),
    });
    call.on("timeout", () => call.destroy(new GatewayRefused("no answer in 20 seconds")));
    call.on("error", reject);
    call.on("response", (response) => {
      readText(response).then((text) => {
        const answer = `${response.statusCode} ${text.slice(0, LONGEST_ANSWER)}`.trim();
        if (
          response.statusCode !== undefined &&
          response.statusCode >= 200 &&
          response.statusCode < 300
        )
          resolve(answer);
        else reject(new GatewayRefused(answer));
      }, reject);
    });
    call.end(body);
  });
}
