import { complianceCalls } from "@shikkha/contract/plans/compliance.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { listShortPlaces } from "./compliance.reads.ts";
import { listShortPlans } from "./short-plans.reads.ts";

export const complianceDomain = defineDomain({
  calls: complianceCalls,
  handlers: {
    plans: ({ query }, { scope, db }) => listShortPlans(scope, db, query),
    places: ({ query }, { scope, db }) => listShortPlaces(scope, db, query),
  },
});
