import { DEMO_USERNAMES } from "./domains/auth/demo-provider/demo-usernames.ts";
import type { Config } from "./platform/config/config.ts";

/** What a person sees when the product is up. */
export function welcome(config: Config): string {
  if (config.mode === "production") return `Shikkha Monitoring is ready at ${config.publicUrl}\n`;
  return `
  শিক্ষা মনিটরিং · Shikkha Monitoring is ready (demo mode)

    Address         ${config.publicUrl}
    API reference   ${config.publicUrl}/v1/docs
    Demo accounts   ${DEMO_USERNAMES.join(", ")}
                    (no password: choose one on the sign-in page)
    Guest           guest.one, password shikkha-monitoring-2026

  Stop with Ctrl-C.
`;
}
