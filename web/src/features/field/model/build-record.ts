import { receiptText } from "@shikkha/contract/visits/receipt.ts";
import { visitSubmission } from "@shikkha/contract/visits/submission.ts";
import type { Answers } from "@shikkha/contract/forms/question.ts";
import type { DeviceVisit } from "../../../shared/outbox/device-visit.ts";
import { type OutboxRecord, recordKey } from "../../../shared/outbox/outbox-record.ts";
import { sha256Of } from "./sha256.ts";

/** Where the visit went, as the server wants it told: by the plan or by the place. */
export function aimOf({ planDetailId, place }: Pick<DeviceVisit, "planDetailId" | "place">) {
  if (planDetailId !== null) return { planDetailId };
  return place.instituteId === null
    ? { officeId: place.officeId ?? 0 }
    : { instituteId: place.instituteId };
}

/** The visit as it is handed in. Throws where the contract would refuse it: the screen has checked all that people can do. */
export async function buildRecord(
  visit: DeviceVisit,
  answers: Answers,
  rating: number | null,
): Promise<OutboxRecord> {
  const now = new Date().toISOString();
  const { position, planDetailId, unplannedReason } = visit;
  const submission = visitSubmission.parse({
    clientId: visit.clientId,
    version: visit.version,
    ...aimOf(visit),
    visitDate: visit.visitDate,
    ...(planDetailId === null && { unplannedReason }),
    formVersionId: visit.formVersionId,
    answers,
    ...(position && {
      position: {
        latitude: position.latitude,
        longitude: position.longitude,
        accuracy: Math.round(position.accuracy),
      },
    }),
    begunAt: visit.begunAt,
    finishedAt: now,
    photos: visit.photos.map(({ clientId, sha256, caption }) => ({
      clientId,
      sha256,
      ...(caption.trim() && { caption }),
    })),
    actions: visit.actions,
    confirmed: true,
  });
  const text = receiptText({ kind: visit.kind, ...submission });
  const content = new TextEncoder().encode(text);
  return {
    key: recordKey(visit.clientId, visit.version),
    owner: visit.owner,
    state: "waiting",
    submission,
    visit: { ...visit, answers, faults: [] },
    rating,
    hash: await sha256Of(content),
    textBytes: content.byteLength,
    queuedAt: now,
    attempts: 0,
    nextAt: 0,
    receipt: null,
    refusal: null,
  };
}
