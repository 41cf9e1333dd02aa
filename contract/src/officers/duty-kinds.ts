/** Past duties are INACTIVE; everyone has at most one PRIMARY. */
export const DUTY_KINDS = ["PRIMARY", "ADDITIONAL", "ROLE", "INACTIVE"] as const;

export type DutyKind = (typeof DUTY_KINDS)[number];

export const WORKSTATION_TYPES = ["OFFICE", "INSTITUTE"] as const;

export type WorkstationType = (typeof WORKSTATION_TYPES)[number];
