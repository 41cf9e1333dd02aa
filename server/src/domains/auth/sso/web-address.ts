import type { Config } from "../../../platform/config/config.ts";

/** The page of the web application that a sign-on ends on, well or not. */
export function webAddress({ publicUrl }: Config, query: Record<string, string>): string {
  return `${publicUrl}/sso/login?${new URLSearchParams(query).toString()}`;
}
