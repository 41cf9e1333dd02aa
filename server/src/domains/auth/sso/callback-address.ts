import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { DEFAULT_BASE } from "@shikkha/contract/kernel/base.ts";
import type { Config } from "../../../platform/config/config.ts";

/** Where the provider sends the browser back to; both sides of the sign-on have to name the same. */
export function callbackAddress({ publicUrl }: Config): string {
  return publicUrl + DEFAULT_BASE + authCalls.callback.path;
}
