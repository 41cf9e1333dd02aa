import { guestCalls, USERNAME_TAKEN } from "@shikkha/contract/guests.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { createGuest, resetPassword, setGuestState } from "./guests.commands.ts";
import { listGuests } from "./guests.reads.ts";

export const guestsDomain = defineDomain({
  calls: guestCalls,
  constraints: { person_username_unique: USERNAME_TAKEN },
  handlers: {
    create: (input, { platform, actor, ...write }) =>
      createGuest(write, actor, input, dayInDhaka(platform.now())),
    list: ({ query }, { scope, db }) => listGuests(scope, db, query),
    resetPassword: (input, { actor, ...write }) => resetPassword(write, actor, input),
    setState: (input, { actor, ...write }) => setGuestState(write, actor, input),
  },
});
