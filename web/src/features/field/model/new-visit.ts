import type { PublishedForm } from "@shikkha/contract/forms/form.ts";
import type { Answers, AnswerValue } from "@shikkha/contract/forms/question.ts";
import type { PlaceCard, VisitDraft, WeekVisit } from "@shikkha/contract/visits/field-calls.ts";
import type { VisitDetail, VisitedPlace } from "@shikkha/contract/visits/visit.ts";
import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { today } from "../../../lib/format/today.ts";
import type { DeviceVisit } from "../../../shared/outbox/device-visit.ts";

interface Begun {
  readonly owner: number;
  readonly kind: VisitKind;
  readonly form: PublishedForm;
  readonly place: VisitedPlace;
  readonly card: PlaceCard | null;
}

function blank({ owner, kind, form, place, card }: Begun): DeviceVisit {
  const now = new Date().toISOString();
  return {
    clientId: crypto.randomUUID(),
    owner,
    kind,
    place,
    card,
    planDetailId: null,
    plannedDate: null,
    visitDate: today(),
    unplannedReason: "",
    version: 1,
    returnComment: null,
    formVersionId: form.versionId ?? 0,
    questions: form.questions,
    answers: {},
    photos: [],
    actions: [],
    position: null,
    step: 0,
    begunAt: now,
    savedAt: now,
    serverVersion: null,
    faults: [],
  };
}

export function plannedVisit(begun: Omit<Begun, "place" | "card">, row: WeekVisit): DeviceVisit {
  const { planDetailId, visitDate, card } = row;
  return {
    ...blank({ ...begun, place: card.place, card }),
    planDetailId,
    plannedDate: visitDate,
  };
}

export function unplannedVisit(begun: Begun, unplannedReason: string): DeviceVisit {
  return { ...blank(begun), unplannedReason };
}

/** Begun on another device; goes on here with what the server has of it. */
export function visitOfDraft(begun: Omit<Begun, "place">, draft: VisitDraft): DeviceVisit {
  const { clientId, place, planDetailId, plannedDate, answers, version, begunAt } = draft;
  return {
    ...blank({ ...begun, place }),
    clientId,
    planDetailId,
    plannedDate,
    answers: answersOf(answers),
    begunAt,
    serverVersion: version,
  };
}

/** Sent back by a supervisor: the same visit, place and day, to be submitted once more. */
export function visitOfReturned(owner: number, detail: VisitDetail, comment: string): DeviceVisit {
  const now = new Date().toISOString();
  return {
    clientId: detail.clientId,
    owner,
    kind: detail.kind,
    place: detail.place,
    card: null,
    planDetailId: detail.planDetailId,
    plannedDate: detail.plannedDate,
    visitDate: detail.visitDate,
    unplannedReason: detail.unplannedReason ?? "",
    version: detail.version + 1,
    returnComment: comment,
    formVersionId: detail.form.versionId,
    questions: detail.form.questions,
    answers: answersOf(detail.answers),
    photos: detail.photos.map((photo) => ({
      clientId: photo.clientId,
      sha256: photo.sha256,
      bytes: 0,
      originalBytes: photo.bytes ?? 0,
      caption: photo.caption ?? "",
      visitId: detail.id,
      sentId: photo.id,
    })),
    actions: [],
    position: detail.position && {
      latitude: detail.position.latitude,
      longitude: detail.position.longitude,
      accuracy: detail.position.accuracy ?? 0,
      takenAt: detail.submittedAt,
    },
    step: 0,
    begunAt: detail.begunAt ?? now,
    savedAt: now,
    serverVersion: null,
    faults: [],
  };
}

/** What the server keeps of a draft is whatever a device sent; only what can be an answer is taken. */
function answersOf(stored: Readonly<Record<string, unknown>>): Answers {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]): [string, AnswerValue][] => {
      if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
        return [[key, value]];
      if (Array.isArray(value)) return [[key, value.filter((one) => typeof one === "number")]];
      return [];
    }),
  );
}
