export const USER_TYPES = ["OFFICER", "TEACHER", "INSPECTOR", "GUEST"] as const;

export type UserType = (typeof USER_TYPES)[number];
