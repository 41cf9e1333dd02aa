import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { Receipt } from "@shikkha/contract/visits/receipt.ts";
import type { VisitSubmission } from "@shikkha/contract/visits/submission.ts";
import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { CallError } from "../../lib/calls/call-error.ts";
import { DUTY_CHANGED } from "../../lib/calls/client-errors.ts";
import { backOff } from "./back-off.ts";
import type { Step } from "./next-step.ts";
import type { OutboxRecord } from "./outbox-record.ts";
import type { OutboxStore } from "./outbox-store.ts";

export interface OutboxCalls {
  submit(kind: VisitKind, body: VisitSubmission): Promise<Receipt>;
  addPhoto(
    kind: VisitKind,
    at: { readonly visit: string; readonly photo: string },
    content: ArrayBuffer,
  ): Promise<unknown>;
}

export interface StepParts {
  readonly store: OutboxStore;
  readonly calls: OutboxCalls;
  readonly now: () => number;
  readonly random: () => number;
}

/** The device has lost a picture it had announced; only its owner can say what is to be done. */
export const PHOTO_LOST = 0;

/** Does one step and keeps what came of it. False when there is no use in going on: nobody is signed in any more. */
export async function sendStep(parts: StepParts, step: Step): Promise<boolean> {
  const { store } = parts;
  try {
    await store.put(await done(parts, step));
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    await store.put(afterFailure(parts, step, error));
    return error.statusCode !== ERRORS.notSignedIn.status;
  }
}

async function done({ store, calls, now }: StepParts, step: Step): Promise<OutboxRecord> {
  const { record } = step;
  const { kind, clientId } = record.visit;
  const calm = { ...record, attempts: 0, nextAt: 0, refusal: null };
  if (step.what === "text") {
    const receipt = await calls.submit(kind, record.submission);
    return settled({ ...calm, receipt });
  }
  const content = await store.photo(step.photo);
  if (!content) return lost(record, step.photo, now());
  await calls.addPhoto(kind, { visit: clientId, photo: step.photo }, content);
  await store.dropPhoto(step.photo);
  return settled(without(calm, step.photo));
}

function without(record: OutboxRecord, photo: string): OutboxRecord {
  const { receipt } = record;
  if (!receipt) return record;
  const awaitedPhotos = receipt.awaitedPhotos.filter((one) => one !== photo);
  return { ...record, receipt: { ...receipt, awaitedPhotos } };
}

/** Acknowledged in full; the answers and the form need not stay on the device. */
function settled(record: OutboxRecord): OutboxRecord {
  if (record.receipt?.awaitedPhotos.length !== 0) return record;
  const visit = { ...record.visit, questions: [], answers: {} };
  return { ...record, state: "sent", visit };
}

function lost(record: OutboxRecord, photo: string, now: number): OutboxRecord {
  const at = new Date(now).toISOString();
  return {
    ...record,
    state: "refused",
    refusal: { status: PHOTO_LOST, message: "", fields: [], photo, at },
  };
}

function afterFailure({ now, random }: StepParts, step: Step, error: CallError): OutboxRecord {
  const { record } = step;
  if (isForLater(error)) {
    const attempts = record.attempts + 1;
    return { ...record, attempts, nextAt: now() + backOff(attempts, random) };
  }
  return {
    ...record,
    state: "refused",
    refusal: {
      status: error.statusCode,
      message: error.message,
      fields: error.fields,
      at: new Date(now()).toISOString(),
      ...(step.what === "photo" && { photo: step.photo }),
    },
  };
}

const LATER = new Set<number>([
  ERRORS.notSignedIn.status,
  ERRORS.tokenExpired.status,
  ERRORS.tooMany.status,
  408,
  425,
]);

/** What says nothing of the record itself: no line, a server that is down or busy, a session that has ended. */
function isForLater({ statusCode, code }: CallError): boolean {
  return (
    statusCode >= 500 ||
    LATER.has(statusCode) ||
    code === DUTY_CHANGED.code ||
    code === ERRORS.stale.code
  );
}
