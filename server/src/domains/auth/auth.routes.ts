import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { Refusal } from "../../platform/audit/audited.ts";
import type { Config } from "../../platform/config/config.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain, type Domain } from "../../platform/http/domain.ts";
import { sweepSignIns } from "./auth.jobs.ts";
import { finishSignOn } from "./commands/finish-sign-on.ts";
import { guestLogin } from "./commands/guest-login.ts";
import { refreshSession } from "./commands/refresh-session.ts";
import { endReplaced, signOut } from "./commands/sign-out.ts";
import { startDemoSession, startSession } from "./commands/start-session.ts";
import { switchDuty } from "./commands/switch-duty.ts";
import { clearRefreshCookie, readRefreshCookie, writeRefreshCookie } from "./refresh-cookie.ts";
import { clearFlow, readFlow, writeFlow } from "./sso/flow-cookie.ts";
import { RelyingParty } from "./sso/relying-party.ts";
import { toldOnAPage } from "./sso/told-on-a-page.ts";

export function authDomain(config: Config): Domain {
  const party = new RelyingParty(config);
  return defineDomain({
    calls: authCalls,
    jobs: [sweepSignIns],
    handlers: {
      login: async ({ query }, { platform, language, exchange }) => {
        const { request, reply } = exchange;
        const next = await toldOnAPage(config, request, async () => {
          const { url, flow } = await party.begin(query.language ?? language);
          await writeFlow(platform.keys, config, reply, flow);
          return url;
        });
        return reply.redirect(next);
      },
      callback: async (_input, { platform, exchange, ...source }) => {
        const flow = await readFlow(platform.keys, platform.config, exchange.request);
        const search = new URL(exchange.request.url, config.publicUrl).search;
        const next = await toldOnAPage(config, exchange.request, () =>
          finishSignOn(platform, party, flow, search, source),
        );
        return exchange.reply.redirect(next);
      },
      startSession: async ({ query }, { platform, exchange: { request, reply }, ...write }) => {
        const flow = await readFlow(platform.keys, platform.config, request);
        const { signedIn, cookie } = await startSession(platform, write, {
          ...query,
          browser: flow?.browser,
        });
        await endReplaced(write, readRefreshCookie(platform.keys, config, request));
        clearFlow(config, reply);
        writeRefreshCookie(platform.keys, config, reply, cookie);
        return signedIn;
      },
      startSessionDev: async ({ query }, { platform, exchange, ...write }) => {
        if (config.mode !== "demo") throw new AppError(ERRORS.noSuchCall);
        const { signedIn, cookie } = await startDemoSession(platform, write, query.username);
        writeRefreshCookie(platform.keys, config, exchange.reply, cookie);
        return signedIn;
      },
      refresh: async (_input, { platform, exchange: { request, reply }, address, requestId }) => {
        const given = readRefreshCookie(platform.keys, config, request);
        const { signedIn, cookie } = await refreshSession(platform, given, { address, requestId });
        writeRefreshCookie(platform.keys, config, reply, cookie);
        return signedIn;
      },
      switchDuty: ({ params }, { platform, actor, ...write }) =>
        switchDuty(platform, write, actor, params.dutyId),
      logout: async (_input, { platform, exchange: { request, reply }, ...write }) => {
        const signedOut = await signOut(write, readRefreshCookie(platform.keys, config, request));
        clearRefreshCookie(config, reply);
        return { signedOut };
      },
      guestLogin: async ({ body }, { platform, exchange, ...write }) => {
        const outcome = await guestLogin(platform, write, body);
        if (outcome instanceof Refusal) return outcome;
        await endReplaced(write, readRefreshCookie(platform.keys, config, exchange.request));
        writeRefreshCookie(platform.keys, config, exchange.reply, outcome.cookie);
        return outcome.signedIn;
      },
    },
  });
}
