import { SendingFailed } from "../../../platform/notify/sending-failed.ts";
import { sendSms } from "../../../platform/notify/sms.ts";
import { findSmsGateway } from "../../settings/settings.lookup.ts";
import type { OpenCarrier } from "./carrier.ts";

export const openSmsCarrier: OpenCarrier = async ({ db, secrets, config }) => {
  const gateway = await findSmsGateway(db, secrets);
  if (!gateway) return undefined;
  return {
    async send({ deliveryId, phone, message }) {
      if (phone === null) throw new SendingFailed("refused", "no phone number");
      const sms = { to: phone, message, reference: `d${deliveryId}` };
      return sendSms(gateway, sms, config.allowInnerTargets);
    },
    close: () => undefined,
  };
};
