import * as z from "zod/mini";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { bilingualNames } from "../kernel/names.ts";
import { id } from "../kernel/numbers.ts";
import { pageOf, pagingQuery } from "../kernel/paging.ts";
import { receiverCount, receiverRule } from "./receivers.ts";

const person = z.object({
  id: id(),
  ...bilingualNames,
  designationBangla: z.nullable(z.string()),
  designationEnglish: z.nullable(z.string()),
  workplaceBangla: z.nullable(z.string()),
  workplaceEnglish: z.nullable(z.string()),
});
export type ReceiverPerson = z.infer<typeof person>;

/** Whoever writes notices or surveys chooses receivers, inside their own jurisdiction. */
const choose = {
  permission: ["MANAGE_NOTICE", "MANAGE_FORMS"],
  jurisdiction: "scoped",
} as const;

export const receiverCalls = defineCalls("receivers", {
  count: defineCall({
    method: "POST",
    path: "/api/notifier/receivers/count",
    summary: "How many people a rule reaches, and by which channels; changes nothing",
    ...choose,
    audit: "readOnly",
    body: z.strictObject({ receivers: receiverRule }),
    response: receiverCount,
  }),
  people: defineCall({
    method: "POST",
    path: "/api/notifier/receivers/people",
    summary: "The people a rule reaches, by name; changes nothing",
    ...choose,
    audit: "readOnly",
    query: z.strictObject(pagingQuery),
    body: z.strictObject({ receivers: receiverRule }),
    response: pageOf(person),
  }),
  search: defineCall({
    method: "GET",
    path: "/api/notifier/receivers/search",
    summary: "People to choose by name, user name or PDS number",
    ...choose,
    query: z.strictObject({
      searchParam: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
    }),
    response: z.array(person),
  }),
});
