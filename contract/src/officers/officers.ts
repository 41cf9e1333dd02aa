import * as z from "zod/mini";
import { LEVELS } from "../access/jurisdiction.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { bilingualNames } from "../kernel/names.ts";
import { id, idText } from "../kernel/numbers.ts";
import { pageOf, pagingQuery } from "../kernel/paging.ts";
import { DUTY_KINDS, WORKSTATION_TYPES } from "./duty-kinds.ts";

/** Where someone works: an office of one of the levels, or an institute. */
export const WORKPLACE_TYPES = ["NATIONAL", "ZONE", "DISTRICT", "UPAZILLA", "INSTITUTE"] as const;
export type WorkplaceType = (typeof WORKPLACE_TYPES)[number];

const row = {
  officerId: id(),
  userName: z.string(),
  pdsNumber: z.nullable(z.string()),
  ...bilingualNames,
  designationBangla: z.nullable(z.string()),
  designationEnglish: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  isActive: z.boolean(),
};

const listed = z.object({
  ...row,
  workplaceBangla: z.nullable(z.string()),
  workplaceEnglish: z.nullable(z.string()),
  workplaceType: z.nullable(z.enum(WORKPLACE_TYPES)),
  dutyCount: z.number(),
});
export type OfficerRow = z.infer<typeof listed>;

const duty = z.object({
  dutyId: id(),
  dutyType: z.enum(DUTY_KINDS),
  roleId: id(),
  roleNameBangla: z.string(),
  roleNameEnglish: z.string(),
  workstationType: z.enum(WORKSTATION_TYPES),
  workstationId: id(),
  workstationNameBangla: z.string(),
  workstationNameEnglish: z.string(),
  jurisdictionLevel: z.enum(LEVELS),
  path: z.string(),
  validFrom: z.string(),
  validTo: z.nullable(z.string()),
});
export type OfficerDuty = z.infer<typeof duty>;

const detail = z.object({ ...row, joinedOn: z.nullable(z.string()), duties: z.array(duty) });
export type OfficerDetail = z.infer<typeof detail>;

export const officerCalls = defineCalls("officers", {
  list: defineCall({
    method: "GET",
    path: "/api/officer/officers",
    summary: "Officers whose duty lies in the jurisdiction",
    permission: "VIEW_OFFICER_DETAIL",
    jurisdiction: "scoped",
    query: z.strictObject({
      ...pagingQuery,
      zone: z.optional(idText()),
      district: z.optional(idText()),
      upazila: z.optional(idText()),
      designation: z.optional(idText()),
      workplaceType: z.optional(z.enum(WORKPLACE_TYPES)),
      dutyType: z.optional(z.enum(DUTY_KINDS)),
      searchParam: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      sort: z._default(z.enum(["name", "designation"]), "name"),
      order: z._default(z.enum(["asc", "desc"]), "asc"),
    }),
    response: pageOf(listed),
  }),
  detail: defineCall({
    method: "GET",
    path: "/api/officer/officers/{officerId}",
    summary: "One officer with the duties in the jurisdiction, past ones too",
    permission: "VIEW_OFFICER_DETAIL",
    jurisdiction: "scoped",
    params: z.strictObject({ officerId: idText() }),
    response: detail,
  }),
});
