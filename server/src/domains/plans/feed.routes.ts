import { createHash, randomBytes } from "node:crypto";
import { DEFAULT_BASE } from "@shikkha/contract/kernel/base.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { feedCalls } from "@shikkha/contract/plans/feed.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { findFeed, findFeedOwner, listFeedEvents } from "./feed.reads.ts";
import { deleteFeed, storeFeed } from "./feed.writes.ts";
import { iCalendar } from "./ical.ts";
import { addDays } from "./plan-state.rules.ts";

const SECRET_BYTES = 32;
/** A calendar keeps what was, for a while. */
const DAYS_BACK = 60;

const hashOf = (secret: string) => createHash("sha256").update(secret).digest();

export const planFeedDomain = defineDomain({
  calls: feedCalls,
  handlers: {
    state: async (_input, { db, actor }) => ({
      createdAt: (await findFeed(db, actor.personId))?.createdAt ?? null,
    }),
    renew: async (_input, { tx, record, actor, platform, exchange }) => {
      const secret = randomBytes(SECRET_BYTES).toString("base64url");
      await storeFeed(tx, actor.personId, hashOf(secret), platform.now());
      record({ target: { kind: "calendarFeed", id: actor.personId } });
      const { protocol, host } = exchange.request;
      const origin = platform.config.publicUrl ?? `${protocol}://${host}`;
      const path = feedCalls.read.path.replace("{secret}", secret);
      return { url: `${origin}${DEFAULT_BASE}${path}` };
    },
    revoke: async (_input, { tx, record, actor }) => {
      await deleteFeed(tx, actor.personId);
      record({ target: { kind: "calendarFeed", id: actor.personId } });
      return { createdAt: null };
    },
    read: async ({ params }, { db, platform, exchange }) => {
      const owner = await findFeedOwner(db, hashOf(params.secret));
      if (!owner) throw new AppError(ERRORS.notFound);
      const from = addDays(dayInDhaka(platform.now()), -DAYS_BACK);
      const events = await listFeedEvents(db, owner.personId, from);
      exchange.reply
        .type("text/calendar; charset=utf-8")
        .header("cache-control", "private, no-store");
      return iCalendar(`পরিদর্শন: ${owner.name}`, events);
    },
  },
});
