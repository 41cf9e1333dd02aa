import * as z from "zod/mini";
import { LEVELS } from "../access/jurisdiction.ts";
import { PERMISSIONS } from "../access/permissions.ts";
import { id } from "../kernel/numbers.ts";
import { DUTY_KINDS, WORKSTATION_TYPES } from "../officers/duty-kinds.ts";
import { USER_TYPES } from "../officers/user-types.ts";

/** A person at a workstation with a role; the active one decides what its holder sees and may do. */
export const dutySchema = z.object({
  dutyId: id(),
  dutyType: z.enum(DUTY_KINDS),
  zoneId: z.nullable(id()),
  districtId: z.nullable(id()),
  upazillaId: z.nullable(id()),
  jurisdictionLevel: z.enum(LEVELS),
  officeOrInstituteId: id(),
  workstationId: id(),
  workstationType: z.enum(WORKSTATION_TYPES),
  inspectorId: id(),
  workstationNameBangla: z.string(),
  workstationNameEnglish: z.string(),
  path: z.string(),
  roleId: id(),
  roleNameBangla: z.string(),
  roleNameEnglish: z.string(),
  dutyNameBangla: z.string(),
  dutyNameEnglish: z.string(),
  isPrimary: z.boolean(),
  permissions: z.array(z.enum(PERMISSIONS)),
});

export type Duty = z.infer<typeof dutySchema>;

export const userSchema = z.object({
  userId: id(),
  pdsNumber: z.nullable(z.string()),
  userName: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  type: z.enum(USER_TYPES),
  fullNameBangla: z.string(),
  fullNameEnglish: z.string(),
  designationBangla: z.nullable(z.string()),
  designationEnglish: z.nullable(z.string()),
  imagePath: z.nullable(z.string()),
  activeJurisdiction: dutySchema,
  jurisdictions: z.array(dutySchema),
});

export type User = z.infer<typeof userSchema>;

/** What every way of signing in, the refresh and the switch of duty answer. */
export const signedInSchema = z.object({
  token: z.string(),
  expiresAt: z.string(),
  refreshBefore: z.string(),
  user: userSchema,
});

export type SignedIn = z.infer<typeof signedInSchema>;
