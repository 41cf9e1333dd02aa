import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { DUTY_ERRORS, dutyCalls } from "@shikkha/contract/officers/duties.ts";
import { requireWithin } from "../../platform/access/require-within.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { assignDuty, changePrimary, releaseDuty } from "./duties.commands.ts";
import { countOpenWork, findDuty, listRoles, listWorkstations } from "./duties.reads.ts";
import { mayGive } from "./duties.rules.ts";

export const dutiesDomain = defineDomain({
  calls: dutyCalls,
  constraints: { duty_not_twice_at_once: DUTY_ERRORS.alreadyHeld, duty_one_primary: ERRORS.stale },
  handlers: {
    roles: async (_input, { db, actor }) =>
      (await listRoles(db)).filter((role) => mayGive(actor.permissions, role.permissions)),
    workstations: ({ query }, { scope, db }) =>
      listWorkstations(scope, db, query.type, query.searchParam),
    assign: (input, { actor, ...write }) => assignDuty(write, actor, input),
    openWork: async ({ params }, { scope, db, platform }) => {
      const duty = await findDuty(db, params.dutyId);
      if (!duty) throw new AppError(ERRORS.notFound);
      requireWithin(scope, duty.path);
      return countOpenWork(db, duty, dayInDhaka(platform.now()));
    },
    release: (input, { actor, platform, ...write }) =>
      releaseDuty(write, actor, input, platform.now()),
    changePrimary: (input, { actor, platform, ...write }) =>
      changePrimary(write, actor, input, platform.now()),
  },
});
