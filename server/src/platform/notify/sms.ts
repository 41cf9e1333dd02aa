import { post } from "./post.ts";
import { SendingFailed } from "./sending-failed.ts";

export interface SmsGateway {
  readonly url: string;
  readonly prefix: string;
  readonly maskText: string;
  readonly useMask: boolean;
  readonly username: string;
  readonly password: string | undefined;
}

export interface Sms {
  readonly to: string;
  readonly message: string;
  /** The same for each try of one message, so that a gateway that knows it can drop a repeat. */
  readonly reference?: string;
}

/** What says: this message is wrong, another may be right. Everything else is the gateway's own trouble. */
const ABOUT_THIS_MESSAGE = new Set([400, 404, 410, 413, 422]);

/**
 * Sends one SMS as a JSON POST { username, password, mask, to, message, reference } and gives the gateway's answer. A
 * redirect is a refusal: what we were told to trust is the configured address.
 */
export async function sendSms(
  gateway: SmsGateway,
  { to, message, reference }: Sms,
  allowInner: boolean,
): Promise<string> {
  const { status, answer } = await post(
    {
      url: gateway.url,
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify({
        username: gateway.username,
        password: gateway.password ?? "",
        ...(gateway.useMask && { mask: gateway.maskText }),
        to,
        message: gateway.prefix + message,
        ...(reference !== undefined && { reference }),
      }),
    },
    allowInner,
  ).catch((cause: unknown) => {
    throw SendingFailed.because(cause);
  });
  if (status >= 200 && status < 300) return answer;
  throw new SendingFailed(ABOUT_THIS_MESSAGE.has(status) ? "refused" : "down", answer);
}
