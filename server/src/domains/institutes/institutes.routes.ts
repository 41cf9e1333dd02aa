import { instituteCalls } from "@shikkha/contract/institutes.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { findStartingWith, listByPath } from "./institute-choices.reads.ts";
import { countInstitutes, listNonCompliant } from "./institute-counts.reads.ts";
import { listInstitutes } from "./institute-list.reads.ts";
import { findInstitute } from "./institutes.reads.ts";

export const institutesDomain = defineDomain({
  calls: instituteCalls,
  handlers: {
    startingWith: ({ query }, { scope, db }) =>
      findStartingWith(scope, db, query.path, query.startWith),
    byPath: ({ query }, { scope, db }) => listByPath(scope, db, query.path),
    list: ({ query }, { scope, db, language }) => listInstitutes(scope, db, query, language),
    detail: async ({ params }, { scope, db }) => {
      const institute = await findInstitute(scope, db, params.eiin);
      if (!institute) throw new AppError(ERRORS.notFound);
      return institute;
    },
    counts: (_input, { scope, db }) => countInstitutes(scope, db),
    nonCompliant: ({ query }, { scope, db }) => listNonCompliant(scope, db, query),
  },
});
