import { DEFAULT_BASE } from "@shikkha/contract/kernel/base.ts";
import { CALL_HEADER, prepareRequest } from "@shikkha/contract/kernel/request.ts";
import type { Receipt } from "@shikkha/contract/visits/receipt.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import type { TestDatabase } from "./test-database.ts";
import { photoOf, reportOf, type Submission } from "./visits.ts";

interface Field {
  readonly database: TestDatabase;
  readonly token: string;
  readonly instituteId: number;
  /** Where the next call goes. */
  readonly server: () => string;
}

export interface FieldDevices {
  /** What was acknowledged, by the id the device gave the visit. */
  readonly receipts: ReadonlyMap<string, readonly Receipt[]>;
  /** Begins nothing more and waits until everything begun is acknowledged. */
  finish(): Promise<void>;
}

/** Devices that hand in visits with a photo, one after the other, and ask again until they hear, as the outbox does. */
export function startDevices(count: number, field: Field): FieldDevices {
  const over = new AbortController();
  const receipts = new Map<string, Receipt[]>();
  const device = async () => {
    while (!over.signal.aborted) {
      const visitDate = new Date().toISOString().slice(0, 10);
      const photo = await photoOf(300 + Math.floor(Math.random() * 900));
      const photos = [photo.announced];
      const { database, instituteId } = field;
      const report = await reportOf({ database }, { instituteId }, { visitDate, photos });
      receipts.set(report.clientId, []);
      // Everything twice: as a device that did not hear the answer would.
      for (let time = 0; time < 2; time += 1) {
        receipts.get(report.clientId)?.push(await untilHeard(() => send(field, report)));
        await untilHeard(() => sendPhoto(field, report, photo));
      }
    }
  };
  const devices = Array.from({ length: count }, device);
  return {
    receipts,
    async finish() {
      over.abort();
      await Promise.all(devices);
    },
  };
}

/** No answer came, or the server is not up again. */
class NotHeard extends Error {}

async function untilHeard<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (cause) {
      if (!(cause instanceof NotHeard)) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function ask(
  { token, server }: Field,
  prepared: ReturnType<typeof prepareRequest>,
): Promise<unknown> {
  const answer = await fetch(server() + prepared.url, {
    method: "POST",
    headers: { ...prepared.headers, authorization: `Bearer ${token}`, [CALL_HEADER]: "1" },
    body: prepared.body ?? null,
  }).catch(() => undefined);
  if (!answer || answer.status === 503) throw new NotHeard();
  const body = await answer.json().catch(() => undefined);
  if (body === undefined) throw new NotHeard();
  if (!answer.ok) throw new Error(JSON.stringify(body));
  return body;
}

const send = async (field: Field, body: Submission) =>
  (await ask(
    field,
    prepareRequest(DEFAULT_BASE, visitCalls.submit, { params: { kind: "general" }, body }),
  )) as Receipt;

const sendPhoto = (
  field: Field,
  { clientId }: Submission,
  { announced, file }: Awaited<ReturnType<typeof photoOf>>,
) =>
  ask(
    field,
    prepareRequest(DEFAULT_BASE, visitCalls.addPhoto, {
      params: { kind: "general" },
      query: { visit: clientId, photo: announced.clientId },
      file,
    }),
  );
