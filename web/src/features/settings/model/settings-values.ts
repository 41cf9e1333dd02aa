import {
  type AllSettings,
  type Channel,
  FILE_LIMITS,
  NO_QUIET_HOURS,
  type SettingGroup,
} from "@shikkha/contract/settings.ts";

interface MessageValues {
  message: string;
  media: Channel[];
}

export interface NotificationValues {
  reminder: MessageValues;
  rejection: MessageValues;
}

/** An empty number is null on the screen; the contract's rules then ask for it. */
export interface EmailValues {
  host: string;
  port: number | null;
  username: string;
  /** Undefined leaves the stored one alone, an empty text removes it. */
  password: string | undefined;
  security: "TLS" | "STARTTLS" | "NONE";
  from: string;
}

export interface SmsValues {
  url: string;
  prefix: string;
  maskText: string;
  useMask: boolean;
  username: string;
  password: string | undefined;
}

export interface WeekValues {
  weeklyHolidays: number[];
}

export interface FileValues {
  megabytes: number | null;
  files: number | null;
}

export interface QuietValues {
  isOn: boolean;
  fromHour: number;
  toHour: number;
}

const NO_MESSAGE: MessageValues = { message: "", media: ["SMS"] };
const NO_EMAIL = { host: "", port: 587, username: "", security: "STARTTLS", from: "" } as const;
const NO_SMS = { url: "", prefix: "", maskText: "", useMask: false, username: "" } as const;

/** What the forms show of what is stored, or of nothing stored yet. */
export const valuesOf = {
  notification: ({ notification: { value } }: AllSettings): NotificationValues =>
    value ?? { reminder: NO_MESSAGE, rejection: NO_MESSAGE },
  email: ({ email: { value } }: AllSettings): EmailValues => ({
    ...(value ?? NO_EMAIL),
    password: undefined,
  }),
  sms: ({ sms: { value } }: AllSettings): SmsValues => ({
    ...(value ?? NO_SMS),
    password: undefined,
  }),
  week: ({ week: { value } }: AllSettings): WeekValues => value ?? { weeklyHolidays: [5, 6] },
  files: ({ files: { value } }: AllSettings): FileValues => value ?? FILE_LIMITS,
  quiet: ({ quiet: { value } }: AllSettings): QuietValues => value ?? NO_QUIET_HOURS,
} satisfies Record<SettingGroup, unknown>;
