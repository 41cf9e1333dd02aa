import { type Mailer, openMailer } from "../../../platform/notify/mail.ts";
import { SendingFailed } from "../../../platform/notify/sending-failed.ts";
import { findMailServer } from "../../settings/settings.lookup.ts";
import type { OpenCarrier, OutgoingMessage } from "./carrier.ts";
import { mailOf } from "./mail-content.ts";

export const openEmailCarrier: OpenCarrier = async ({ db, secrets, config }) => {
  const server = await findMailServer(db, secrets);
  if (!server) return undefined;
  let mailer: Mailer | undefined;
  return {
    async send(message: OutgoingMessage) {
      if (message.email === null) throw new SendingFailed("refused", "no e-mail address");
      try {
        mailer ??= await openMailer(server, config.allowInnerTargets);
      } catch (cause) {
        throw SendingFailed.because(cause);
      }
      const domain = server.from.split("@").at(-1);
      return mailer.send({
        to: message.email,
        messageId: `<delivery.${message.deliveryId}@${domain}>`,
        ...mailOf(message, config.publicUrl),
      });
    },
    close: () => mailer?.close(),
  };
};
