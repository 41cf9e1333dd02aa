import { sendPush, SubscriptionGone } from "../../../platform/notify/push.ts";
import { SendingFailed } from "../../../platform/notify/sending-failed.ts";
import type { OpenCarrier, OutgoingMessage } from "./carrier.ts";
import { listSubscriptions } from "./subscriptions.reads.ts";
import { removeSubscription } from "./subscriptions.writes.ts";

/** To every browser in which the person switched it on; one that took it is enough. */
export const openPushCarrier: OpenCarrier = async ({ db, keys, config }) => {
  const { protocol, hostname } = new URL(config.publicUrl);
  // A push service wants to know whom to ask: an https address, or a mailbox.
  const contact = protocol === "https:" ? config.publicUrl : `mailto:webmaster@${hostname}`;
  const sender = { ...keys.push, contact };
  return {
    async send(message) {
      const subscriptions = await listSubscriptions(db, message.personId);
      const failures: SendingFailed[] = [];
      let taken = 0;
      for (const { id, ...subscription } of subscriptions) {
        try {
          await sendPush(sender, subscription, payloadOf(message), config.allowInnerTargets);
          taken += 1;
        } catch (error) {
          if (!(error instanceof SendingFailed)) throw error;
          if (error instanceof SubscriptionGone) await removeSubscription(db, id);
          failures.push(error);
        }
      }
      if (taken > 0) return `${taken} of ${subscriptions.length}`;
      const hopeful = failures.find(({ verdict }) => verdict !== "refused");
      throw hopeful ?? failures[0] ?? new SendingFailed("refused", "no device is switched on");
    },
    close: () => undefined,
  };
};

/** What the service worker shows; small, because a push service takes 4 KB at most. */
function payloadOf({ noticeId, title, message, link }: OutgoingMessage): string {
  return JSON.stringify({ noticeId, title, message, link });
}
