import * as z from "zod/mini";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { says } from "../kernel/field-message.ts";
import { bilingualNames } from "../kernel/names.ts";
import { id } from "../kernel/numbers.ts";
import { USER_TYPES } from "./user-types.ts";

/** One or several types: repeated, or in one value with commas. */
const userTypes = z.pipe(
  z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((given) =>
      [given]
        .flat()
        .flatMap((text) => text.split(","))
        .filter(Boolean),
    ),
  ),
  z.array(z.enum(USER_TYPES, { error: says("অজানা ব্যবহারকারীর ধরন", "Unknown user type") })),
);

export const designationCalls = defineCalls("designations", {
  all: defineCall({
    method: "GET",
    path: "/api/designation/all",
    summary: "Designations, all or of the given user types",
    permission: "signedIn",
    jurisdiction: "everyone",
    query: z.strictObject({ userTypes: z.optional(userTypes) }),
    response: z.array(z.object({ id: id(), ...bilingualNames, userType: z.enum(USER_TYPES) })),
  }),
});
