import * as z from "zod/mini";
import { eiinText } from "../institutes.ts";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { idText } from "../kernel/numbers.ts";
import { SEES_VISITS } from "../visits/visit-calls.ts";
import { visitKind } from "../visits/visit-words.ts";

/** One record as a page to print and file. */
export const recordFileCalls = defineCalls("recordFiles", {
  visit: defineCall({
    method: "GET",
    path: "/report/visit/{kind}/{visitId}/pdf",
    summary: "A visit with its answers, as a PDF",
    permission: SEES_VISITS,
    jurisdiction: "scoped",
    audit: auditAction(
      "reports.downloadVisit",
      "DOWNLOAD",
      "পরিদর্শন প্রতিবেদন ডাউনলোড",
      "Downloaded a visit",
    ),
    params: z.strictObject({ kind: visitKind, visitId: idText() }),
    response: "file",
  }),
  institute: defineCall({
    method: "GET",
    path: "/report/institute/{eiin}/profile/pdf",
    summary: "An institute's profile with its visits, as a PDF",
    permission: "VIEW_INSTITUTE_DETAIL",
    jurisdiction: "scoped",
    audit: auditAction(
      "reports.downloadInstitute",
      "DOWNLOAD",
      "প্রতিষ্ঠানের পরিচিতি ডাউনলোড",
      "Downloaded an institute's profile",
    ),
    params: z.strictObject({ eiin: eiinText }),
    response: "file",
  }),
});
