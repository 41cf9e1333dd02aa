import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { officerCalls } from "@shikkha/contract/officers/officers.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { findOfficer, listOfficers } from "./officers.reads.ts";

export const officersDomain = defineDomain({
  calls: officerCalls,
  handlers: {
    list: ({ query }, { scope, db, language }) => listOfficers(scope, db, query, language),
    detail: async ({ params }, { scope, db }) => {
      const officer = await findOfficer(scope, db, params.officerId);
      if (!officer) throw new AppError(ERRORS.notFound);
      return officer;
    },
  },
});
