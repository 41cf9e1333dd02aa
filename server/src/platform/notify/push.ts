import webPush from "web-push";
import { TargetRefused } from "./outgoing-target.ts";
import { post } from "./post.ts";
import { SendingFailed } from "./sending-failed.ts";

/** A browser's own address at its push service, with the keys only it can open a message with. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushSender {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service may ask about our messages. */
  readonly contact: string;
}

/** A message nobody collected for a day is old news: it is in the bell anyway. */
const TIME_TO_LIVE_S = 86_400;
const GONE = new Set([404, 410]);

/** The browser has unsubscribed: the subscription can be thrown away. */
export class SubscriptionGone extends SendingFailed {
  constructor(answer: string) {
    super("refused", answer);
  }
}

/** Encrypts a message for one browser (RFC 8291) and hands it to that browser's push service. */
export async function sendPush(
  sender: PushSender,
  { endpoint, p256dh, auth }: PushSubscription,
  message: string,
  allowInner: boolean,
): Promise<string> {
  const details = encrypt(sender, { endpoint, p256dh, auth }, message);
  const { "Content-Length": _counted, ...headers } = details.headers;
  // Each browser has its own service: one that is down says nothing of the others.
  const { status, answer } = await post(
    { url: endpoint, headers, body: details.body ?? "" },
    allowInner,
  ).catch((cause: unknown) => {
    const verdict = cause instanceof TargetRefused ? "refused" : "later";
    throw new SendingFailed(verdict, cause instanceof Error ? cause.message : String(cause));
  });
  if (status >= 200 && status < 300) return answer;
  if (GONE.has(status)) throw new SubscriptionGone(answer);
  throw new SendingFailed(status === 400 || status === 413 ? "refused" : "later", answer);
}

function encrypt(
  { publicKey, privateKey, contact }: PushSender,
  { endpoint, p256dh, auth }: PushSubscription,
  message: string,
) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
      TTL: TIME_TO_LIVE_S,
      vapidDetails: { subject: contact, publicKey, privateKey },
    });
  } catch (cause) {
    // Keys that are none, from a browser or a hand that made them up.
    throw new SubscriptionGone(cause instanceof Error ? cause.message : String(cause));
  }
}
