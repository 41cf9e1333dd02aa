import { randomUUID } from "node:crypto";
import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import type { noticeCalls } from "@shikkha/contract/notices/notices.ts";
import { publishDue } from "../src/domains/notices/publish.commands.ts";
import { asDuty, type SomeoneOnDuty } from "./as-duty.ts";
import { levelOf } from "./matrix/places.ts";
import type { TestServer } from "./test-server.ts";

type Create = BodyOf<typeof noticeCalls.create>;

/** A notice as its author's browser would send it. */
export function draft(change: Partial<Create> = {}): Create {
  return {
    clientId: randomUUID(),
    title: "বার্ষিক পরিকল্পনা জমা প্রসঙ্গে",
    description: "<p>আগামী <strong>১০ ডিসেম্বর</strong> তারিখের মধ্যে জমা দিন।</p>",
    message: "পরিকল্পনা জমা দিন",
    dateFrom: null,
    dateTo: null,
    receivers: { kind: "ALL_USERS" },
    channels: ["SMS"],
    attachmentIds: [],
    ...change,
  };
}

/** Someone signed in at a place, reachable by phone. */
export async function officerAt(server: TestServer, path: string): Promise<SomeoneOnDuty> {
  const someone = await asDuty(server, { level: levelOf(path), path });
  await server.database.query("update person set phone = '01712345678' where id = $1", [
    someone.personId,
  ]);
  return someone;
}

/** What the clock does each minute. */
export async function runClock(server: TestServer): Promise<void> {
  const { db, now, jobs } = server.running.platform;
  await publishDue({ db, now, enqueue: (...wish) => jobs.enqueue(...wish) });
}

/** The least a reader takes for a PDF. */
export const pdfOf = (words: string) =>
  Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Title (${words}) >>\nendobj\n%%EOF\n`);
