import * as z from "zod/mini";
import { type Level, LEVELS } from "../access/jurisdiction.ts";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { day } from "../kernel/date-fields.ts";
import { errorKind } from "../kernel/errors.ts";
import { says } from "../kernel/field-message.ts";
import { bilingualNames } from "../kernel/names.ts";
import { id, idText } from "../kernel/numbers.ts";
import { WORKSTATION_TYPES } from "./duty-kinds.ts";

export const DUTY_ERRORS = {
  roleTooStrong: errorKind(
    4001,
    403,
    "নিজের চেয়ে বেশি অনুমতির ভূমিকা দেওয়া যায় না।",
    "You cannot give a role with more permissions than your own.",
  ),
  roleDoesNotFit: errorKind(
    4002,
    422,
    "এই ভূমিকা এই পর্যায়ের কর্মস্থলের জন্য নয়।",
    "This role is not for a workplace of this level.",
  ),
  alreadyHeld: errorKind(
    4003,
    409,
    "কর্মকর্তা এই দায়িত্বটি ইতিমধ্যে পালন করছেন।",
    "The officer already holds this duty.",
  ),
  alreadyReleased: errorKind(
    4004,
    409,
    "দায়িত্বটি আগেই শেষ করা হয়েছে।",
    "This duty was already released.",
  ),
  ownDuty: errorKind(
    4005,
    409,
    "যে দায়িত্বে আছেন তা নিজে শেষ করা যায় না।",
    "You cannot release the duty you are working in.",
  ),
  successorUnfit: errorKind(
    4006,
    422,
    "উত্তরসূরির দায়িত্ব এই এলাকায় নেই।",
    "The successor has no duty in this area.",
  ),
  beginsTooEarly: errorKind(
    4008,
    422,
    "নতুন দায়িত্ব আগের দায়িত্ব শুরুর পরের কোনো দিনে শুরু হতে হবে।",
    "The new duty must begin after the day the old one began.",
  ),
  badPeriod: errorKind(
    4007,
    422,
    "শেষের দিন দায়িত্ব শুরুর দিনের আগে হতে পারে না।",
    "The last day cannot be before the duty began.",
  ),
} as const;

/** Roles of an upazila fit anywhere, because inspection staff sit at every level; the others only at their own. */
export function roleFits(roleLevel: Level, workstationLevel: Level): boolean {
  return roleLevel === "UPAZILLA" || roleLevel === workstationLevel;
}

const workstation = {
  workstationType: z.enum(WORKSTATION_TYPES),
  workstationId: id(),
};

/** Who takes the open work of a released duty; it is always asked for. */
const handOver = z.discriminatedUnion("to", [
  z.strictObject({ to: z.literal("SUCCESSOR"), successorId: id() }),
  z.strictObject({ to: z.literal("KEEP") }),
]);

const openWork = z.object({
  planRows: z.number(),
  begunVisits: z.number(),
  draftPlans: z.number(),
  sessions: z.number(),
});

const assigned = z.object({ dutyId: id() });

export const dutyCalls = defineCalls("duties", {
  roles: defineCall({
    method: "GET",
    path: "/api/officer/roles",
    summary: "The roles the caller may give",
    permission: "MANAGE_ADDITIONAL_DUTY",
    jurisdiction: "everyone",
    response: z.array(
      z.object({ id: id(), code: z.string(), ...bilingualNames, level: z.enum(LEVELS) }),
    ),
  }),
  workstations: defineCall({
    method: "GET",
    path: "/api/officer/workstations",
    summary: "Offices or institutes of the jurisdiction that hold what was typed",
    permission: "MANAGE_ADDITIONAL_DUTY",
    jurisdiction: "scoped",
    query: z.strictObject({
      type: z.enum(WORKSTATION_TYPES),
      searchParam: z._default(z.string().check(z.trim(), z.maxLength(100)), ""),
    }),
    response: z.array(
      z.object({ id: id(), ...bilingualNames, level: z.enum(LEVELS), path: z.string() }),
    ),
  }),
  assign: defineCall({
    method: "POST",
    path: "/api/officer/officers/{officerId}/duties",
    summary: "Gives an officer an additional duty or a role",
    permission: "MANAGE_ADDITIONAL_DUTY",
    jurisdiction: "scoped",
    audit: auditAction("duties.assign", "CREATE", "দায়িত্ব প্রদান", "Assigned duty"),
    params: z.strictObject({ officerId: idText() }),
    body: z
      .strictObject({
        ...workstation,
        dutyType: z.enum(["ADDITIONAL", "ROLE"]),
        roleId: id(),
        validFrom: day(),
        validTo: z.optional(day()),
      })
      .check(
        z.refine(({ validFrom, validTo }) => validTo === undefined || validTo >= validFrom, {
          path: ["validTo"],
          error: says(
            "শেষ তারিখ শুরুর তারিখের আগে হতে পারে না",
            "The end date cannot be before the start date",
          ),
        }),
      ),
    response: assigned,
  }),
  openWork: defineCall({
    method: "GET",
    path: "/api/officer/duties/{dutyId}/open-work",
    summary: "What releasing a duty would touch, in numbers",
    permission: "MANAGE_ADDITIONAL_DUTY",
    jurisdiction: "scoped",
    params: z.strictObject({ dutyId: idText() }),
    response: openWork,
  }),
  release: defineCall({
    method: "POST",
    path: "/api/officer/duties/{dutyId}/release",
    summary: "Ends a duty; its open work goes to a successor or stays",
    permission: "MANAGE_ADDITIONAL_DUTY",
    jurisdiction: "scoped",
    audit: auditAction("duties.release", "UPDATE", "দায়িত্ব প্রত্যাহার", "Released duty"),
    params: z.strictObject({ dutyId: idText() }),
    body: z.strictObject({ lastDay: day(), handOver }),
    response: z.object({
      movedRows: z.number(),
      keptRows: z.number(),
      movedVisits: z.number(),
      affectedSessions: z.number(),
    }),
  }),
  changePrimary: defineCall({
    method: "POST",
    path: "/api/officer/officers/{officerId}/primary-duty",
    summary: "Moves an officer: the primary duty ends and a new one begins",
    permission: "MANAGE_ADDITIONAL_DUTY",
    jurisdiction: "scoped",
    audit: auditAction(
      "duties.changePrimary",
      "UPDATE",
      "মূল দায়িত্ব পরিবর্তন",
      "Changed primary duty",
    ),
    params: z.strictObject({ officerId: idText() }),
    body: z.strictObject({ ...workstation, roleId: id(), validFrom: day(), handOver }),
    response: assigned,
  }),
});
