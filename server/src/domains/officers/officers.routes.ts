import { officerCalls } from "@shikkha/contract/officers.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { listDesignations } from "./officers.reads.ts";

export const officersDomain = defineDomain({
  calls: officerCalls,
  handlers: {
    designations: ({ query }, { db }) => listDesignations(db, query.userTypes),
  },
});
