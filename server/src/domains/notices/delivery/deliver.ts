import type { Channel } from "@shikkha/contract/settings.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { JobContext } from "../../../platform/jobs/jobs.ts";
import { TargetRefused } from "../../../platform/notify/outgoing-target.ts";
import { SendingFailed } from "../../../platform/notify/sending-failed.ts";
import { getQuietHours } from "../../settings/settings.lookup.ts";
import type { Carrier, OpenCarrier } from "./carrier.ts";
import { listDue, lockMessage } from "./delivery.reads.ts";
import { isQuiet, MOST_TRIES, waitAfter } from "./delivery.rules.ts";
import { markFailed, markSent, markStopped, putOff } from "./delivery.writes.ts";
import { openEmailCarrier } from "./email-carrier.ts";
import { openPushCarrier } from "./push-carrier.ts";
import { openSmsCarrier } from "./sms-carrier.ts";

const BATCH = 500;
/** Well below the time after which the queue takes a job for lost. */
const LONGEST_RUN_MS = 10 * 60_000;

const OPEN: Readonly<Record<Channel, OpenCarrier>> = {
  SMS: openSmsCarrier,
  EMAIL: openEmailCarrier,
  PUSH: openPushCarrier,
};

type Outcome = "done" | "taken" | "down";
type DeliveryContext = Omit<JobContext, "enqueue">;

/** Sends what is due on a channel, in batches, until nothing is, the channel is down, or the time is up. */
export async function deliverDue(channel: Channel, context: DeliveryContext): Promise<void> {
  const { db, now, signal } = context;
  const until = Date.now() + LONGEST_RUN_MS;
  const carriers: Carrier[] = [];
  try {
    for (;;) {
      if (isQuiet(channel, now(), await getQuietHours(db))) return;
      const due = await listDue(db, channel, BATCH);
      if (due.length === 0) return;
      while (carriers.length < context.config.deliveryLanes) {
        const carrier = await OPEN[channel](context);
        if (!carrier) return;
        carriers.push(carrier);
      }
      const isOver = () => signal.aborted || Date.now() > until;
      const outcomes = await sendBatch(db, due, carriers, isOver);
      // Nothing done: other workers have it all, or the other side is down.
      if (isOver() || outcomes.includes("down") || !outcomes.includes("done")) return;
    }
  } finally {
    for (const carrier of carriers) carrier.close();
  }
}

/** Each carrier sends one message at a time and records it before the next: a killed worker leaves one in doubt. */
async function sendBatch(
  db: Database,
  due: readonly number[],
  carriers: readonly Carrier[],
  isOver: () => boolean,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = [...due];
  const lane = async (carrier: Carrier) => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      if (isOver() || outcomes.includes("down")) return;
      outcomes.push(await sendOne(db, id, carrier));
    }
  };
  await Promise.all(carriers.map(lane));
  return outcomes;
}

/**
 * The row stays locked while its message is on the way. When the process dies, so does the lock, and the next worker
 * sends it again at once: better twice than never.
 */
async function sendOne(db: Database, id: number, carrier: Carrier): Promise<Outcome> {
  return db.transaction().execute(async (tx) => {
    const message = await lockMessage(tx, id);
    if (!message) return "taken";
    if (message.isOver) {
      await markStopped(tx, id);
      return "done";
    }
    try {
      await markSent(tx, id, await carrier.send(message));
      return "done";
    } catch (error) {
      if (!(error instanceof SendingFailed) && !(error instanceof TargetRefused)) throw error;
      const verdict = error instanceof SendingFailed ? error.verdict : "down";
      const tries = message.tries + 1;
      const isHopeless = verdict === "refused" || (verdict === "later" && tries >= MOST_TRIES);
      if (isHopeless) await markFailed(tx, id, error.message);
      else await putOff(tx, id, error.message, waitAfter(tries));
      return verdict === "down" ? "down" : "done";
    }
  });
}
