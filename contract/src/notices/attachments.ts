import * as z from "zod/mini";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { id, idText } from "../kernel/numbers.ts";

/** What the operator's own limit may be raised to; the one in force is a setting. */
const LARGEST_UPLOAD = 20 * 1024 * 1024;

export const ATTACHMENT_TYPES = ["image/jpeg", "image/png", "application/pdf"] as const;

export const attachment = z.object({
  id: id(),
  name: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  size: z.number(),
  /** The last part of its address: the notice and the file; null until the notice is saved with it. */
  fileName: z.nullable(z.string()),
});
export type Attachment = z.infer<typeof attachment>;

export const attachmentCalls = defineCalls("attachments", {
  limits: defineCall({
    method: "GET",
    path: "/api/notifier/attachments/limits",
    summary: "How many files a notice may have, and how large",
    permission: "MANAGE_NOTICE",
    jurisdiction: "everyone",
    response: z.object({ megabytes: z.number(), files: z.number() }),
  }),
  upload: defineCall({
    method: "POST",
    path: "/api/notifier/attachments",
    summary:
      "Takes one file for the notice with this clientId; it belongs to the notice once that is saved",
    permission: "MANAGE_NOTICE",
    jurisdiction: "own",
    mostPerMinute: 60,
    audit: auditAction("attachments.upload", "CREATE", "ফাইল আপলোড", "Uploaded a file"),
    query: z.strictObject({ clientId: z.uuid() }),
    upload: { mostBytes: LARGEST_UPLOAD },
    response: attachment,
  }),
  remove: defineCall({
    method: "POST",
    path: "/api/notifier/attachments/{id}/delete",
    summary: "Takes back a file that no saved notice holds yet",
    permission: "MANAGE_NOTICE",
    jurisdiction: "own",
    audit: auditAction("attachments.remove", "DELETE", "ফাইল সরানো", "Removed a file"),
    params: z.strictObject({ id: idText() }),
    response: z.object({ id: id() }),
  }),
  download: defineCall({
    method: "GET",
    path: "/uploads/notification/attachments/{name}",
    summary: "A file of a notice, for its receivers and managers; the name is {notice}_{file}",
    permission: "signedIn",
    jurisdiction: "own",
    params: z.strictObject({ name: z.string().check(z.regex(/^[0-9]{1,15}_[0-9]{1,15}$/)) }),
    response: "file",
  }),
});
