import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { says } from "@shikkha/contract/kernel/field-message.ts";
import { preferenceCalls } from "@shikkha/contract/notices/preferences.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import {
  countDevices,
  deleteSubscription,
  getChoices,
  setWantsEmail,
  storeSubscription,
} from "./preferences.writes.ts";

const NOT_HTTPS = {
  path: "endpoint",
  message: says("ঠিকানাটি সঠিক নয়", "This is no address of a push service"),
};

export const preferencesDomain = defineDomain({
  calls: preferenceCalls,
  handlers: {
    mine: async (_input, { actor, db, platform }) => ({
      ...(await getChoices(db, actor.personId)),
      pushKey: platform.keys.push.publicKey,
      devices: await countDevices(db, actor.personId),
    }),
    setEmail: async ({ body }, { actor, tx, record }) => {
      await setWantsEmail(tx, actor.personId, body.wantsEmail);
      record({ target: { kind: "person", id: actor.personId }, after: body });
      return body;
    },
    subscribe: async ({ body }, { actor, platform, tx, record }) => {
      // Push services speak https; anything else is for tests on the operator's own machine.
      const isSafe = body.endpoint.startsWith("https:") || platform.config.allowInnerTargets;
      if (!isSafe) throw new AppError(ERRORS.invalid, { fields: [NOT_HTTPS] });
      await storeSubscription(tx, actor.personId, body);
      record({ target: { kind: "person", id: actor.personId }, after: { push: true } });
      return { devices: await countDevices(tx, actor.personId) };
    },
    unsubscribe: async ({ body }, { actor, tx, record }) => {
      await deleteSubscription(tx, actor.personId, body.endpoint);
      record({ target: { kind: "person", id: actor.personId }, after: { push: false } });
      return { devices: await countDevices(tx, actor.personId) };
    },
  },
});
