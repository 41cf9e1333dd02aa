import { setTimeout as sleep } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import { newestArchive } from "../../platform/backup/archive-folder.ts";
import { listQueueDepths } from "../../platform/jobs/queue-depths.ts";
import type { Platform } from "../../platform/platform.ts";
import { findLastAuditCheck, listDeliveryBacklog } from "./operations.reads.ts";

/** When the database is out of breath, what the process knows by itself is wanted most, and at once. */
const LONGEST_READ_MS = 2000;

/** The state an operator watches beside how calls go. Read when asked for; what cannot be read is left out, not guessed. */
export function stateMetrics(registry: Registry): (platform: Platform) => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames, registers: [registry] });
  const pool = gauge("shikkha_pool_connections", "Database connections of this copy", [
    "pool",
    "state",
  ]);
  const jobs = gauge("shikkha_queue_jobs", "Jobs of a queue, counted about once a minute", [
    "queue",
    "state",
  ]);
  const waiting = gauge("shikkha_deliveries_waiting", "Messages not sent yet", ["channel"]);
  const oldest = gauge(
    "shikkha_delivery_oldest_due_seconds",
    "How long the oldest message that is due has waited",
    ["channel"],
  );
  const intact = gauge(
    "shikkha_audit_chain_intact",
    "1 when the last check found the audit chain intact",
  );
  const checked = gauge(
    "shikkha_audit_checked_timestamp_seconds",
    "When the audit chain was last checked",
  );
  const backup = gauge(
    "shikkha_backup_newest_timestamp_seconds",
    "Of the newest archive in BACKUP_DIR; absent where none is seen",
  );
  const all = [pool, jobs, waiting, oldest, intact, checked, backup];

  return async ({ db, config, poolUse }) => {
    for (const one of all) one.reset();
    // A gauge without labels would say 0 after a reset, which is not the same as not known.
    for (const one of [intact, checked, backup]) one.remove();
    for (const { name, ...use } of poolUse())
      for (const [state, count] of Object.entries(use)) pool.set({ pool: name, state }, count);
    const newest = await newestArchive(config.backupDir);
    if (newest) backup.set(newest.getTime() / 1000);
    const found = await Promise.race([
      Promise.all([listQueueDepths(db), listDeliveryBacklog(db), findLastAuditCheck(db)]).catch(
        () => undefined,
      ),
      sleep(LONGEST_READ_MS, undefined, { ref: false }),
    ]);
    if (!found) return;
    const [queues, backlog, check] = found;
    for (const { name, ...counts } of queues)
      for (const [state, count] of Object.entries(counts)) jobs.set({ queue: name, state }, count);
    for (const { channel, messages, seconds } of backlog) {
      waiting.set({ channel }, messages);
      oldest.set({ channel }, seconds);
    }
    if (!check) return;
    intact.set(check.intact ? 1 : 0);
    checked.set(check.at.getTime() / 1000);
  };
}
