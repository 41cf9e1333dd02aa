import * as z from "zod/mini";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { downloadFormat } from "../kernel/download.ts";
import { idText, wholeNumber } from "../kernel/numbers.ts";
import { SEES_PLANS } from "./my-plan.ts";
import { PLAN_STATUSES } from "./plan-words.ts";

const format = z.strictObject({ format: downloadFormat() });
const planYear = wholeNumber(2000, 2100);

export const planDownloadCalls = defineCalls("planDownloads", {
  submissions: defineCall({
    method: "GET",
    path: "/report/officer-submitted-pending-plan/{format}",
    summary: "Officers and how far their plans are, as a file",
    permission: [
      "VIEW_SUBMITTED_PLAN",
      "SUPERVISE_SUBMITTED_PLAN",
      "MANAGE_SUBMITTED_VISIT",
      "VIEW_REPORT",
    ],
    jurisdiction: "scoped",
    audit: auditAction(
      "plans.downloadSubmissions",
      "DOWNLOAD",
      "পরিকল্পনা জমার তালিকা ডাউনলোড",
      "Downloaded the plan submissions",
    ),
    params: format,
    query: z.strictObject({
      zoneId: z.optional(idText()),
      districtId: z.optional(idText()),
      upazilaId: z.optional(idText()),
      designationId: z.optional(idText()),
      planYear,
      status: z.optional(z.enum(PLAN_STATUSES)),
    }),
    response: "file",
  }),
  yearlyPlan: defineCall({
    method: "GET",
    path: "/report/officer-yearly-visit-plan/{format}",
    summary: "An officer's planned visits of a year, as a file",
    permission: SEES_PLANS,
    jurisdiction: "scoped",
    audit: auditAction(
      "plans.downloadYearlyPlan",
      "DOWNLOAD",
      "কর্মকর্তার বার্ষিক পরিকল্পনা ডাউনলোড",
      "Downloaded an officer's yearly plan",
    ),
    params: format,
    query: z.strictObject({ officerId: idText(), planYear }),
    response: "file",
  }),
});
