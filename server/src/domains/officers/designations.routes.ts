import { designationCalls } from "@shikkha/contract/officers/designations.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { listDesignations } from "./designations.reads.ts";

export const designationsDomain = defineDomain({
  calls: designationCalls,
  handlers: {
    all: ({ query }, { db }) => listDesignations(db, query.userTypes),
  },
});
