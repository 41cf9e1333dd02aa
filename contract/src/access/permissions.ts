/** Every permission there is. Roles are data and may hold any of these; nothing else grants access. */
export const PERMISSIONS = [
  "MANAGE_PLAN_SESSION",
  "SUBMIT_VISIT_PLAN",
  "SUPERVISE_SUBMITTED_PLAN",
  "VIEW_SUBMITTED_PLAN",
  "VISIT_INSTITUTE",
  "VISIT_OFFICE",
  "MANAGE_SUBMITTED_VISIT",
  "VIEW_OFFICER_DETAIL",
  "VIEW_INSTITUTE_DETAIL",
  "MANAGE_HOLIDAY",
  "MANAGE_AUDIT",
  "CONTACT_MODULE",
  "EXTRA_JURISDICTION",
  "MANAGE_NOTICE",
  "VIEW_BI",
  "VIEW_REPORT",
  "MANAGE_FORMS",
  "MANAGE_SYSTEM_SETTINGS",
  "MANAGE_GUEST_USER",
  "MANAGE_ADDITIONAL_DUTY",
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/**
 * Who may make a call or open a screen. `public` and `signedIn` are written words, so that leaving a guard out is never
 * possible by accident; a list means any one of its permissions.
 */
export type Guard = "public" | "signedIn" | Permission | readonly [Permission, ...Permission[]];

/** Whether someone signed in with these permissions passes the guard. */
export function passes(guard: Guard, held: readonly string[]): boolean {
  if (guard === "public" || guard === "signedIn") return true;
  return typeof guard === "string" ? held.includes(guard) : guard.some((one) => held.includes(one));
}
