import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { guestCalls, USERNAME_TAKEN } from "@shikkha/contract/guests.ts";
import { hashPassword } from "../../platform/auth/passwords.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { insertGuest, insertGuestDuty } from "./guests.writes.ts";

export const guestsDomain = defineDomain({
  calls: guestCalls,
  constraints: { person_username_unique: USERNAME_TAKEN },
  handlers: {
    create: async ({ body }, { platform, tx, record, actor }) => {
      const userId = await insertGuest(tx, body, await hashPassword(body.password));
      await insertGuestDuty(tx, userId, actor.dutyId, dayInDhaka(platform.now()));
      const { password: _password, confirmation: _confirmation, ...shown } = body;
      record({ target: { kind: "guest", id: userId }, after: shown });
      return { userId, userName: body.username };
    },
  },
});
