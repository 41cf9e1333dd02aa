import type { Receipt } from "@shikkha/contract/visits/receipt.ts";
import type { DeviceVisit } from "./device-visit.ts";
import type { OutboxRecord } from "./outbox-record.ts";

/** Records for tests. Those named later in the alphabet were queued later. */
export function recordOf(id: string, photoIds: readonly string[] = [], owner = 7): OutboxRecord {
  const photos = photoIds.map((clientId) => ({
    clientId,
    sha256: clientId,
    bytes: 10,
    originalBytes: 100,
    caption: "",
  }));
  return {
    key: `${id}/1`,
    owner,
    state: "waiting",
    submission: {
      clientId: id,
      version: 1,
      instituteId: 1,
      visitDate: "2026-11-15",
      unplannedReason: "কারণ",
      formVersionId: 1,
      answers: {},
      photos: photos.map(({ clientId, sha256 }) => ({ clientId, sha256 })),
      actions: [],
      confirmed: true,
    },
    visit: visitOf(id, owner, photos),
    rating: null,
    hash: "",
    textBytes: 100,
    queuedAt: `2026-11-15T06:00:00.000Z ${id}`,
    attempts: 0,
    nextAt: 0,
    receipt: null,
    refusal: null,
  };
}

function visitOf(clientId: string, owner: number, photos: DeviceVisit["photos"]): DeviceVisit {
  return {
    clientId,
    owner,
    kind: "general",
    place: {
      instituteId: 1,
      officeId: null,
      eiin: "140001",
      nameBangla: "ক",
      nameEnglish: "A",
      type: null,
      isasCategory: null,
      placeNameBangla: null,
      placeNameEnglish: null,
    },
    planDetailId: null,
    plannedDate: null,
    visitDate: "2026-11-15",
    unplannedReason: "কারণ",
    version: 1,
    returnComment: null,
    formVersionId: 1,
    questions: [],
    answers: {},
    photos,
    actions: [],
    position: null,
    card: null,
    step: 0,
    begunAt: "2026-11-15T05:00:00.000Z",
    savedAt: "2026-11-15T06:00:00.000Z",
    serverVersion: null,
    faults: [],
  };
}

export function receiptOf(awaitedPhotos: readonly string[]): Receipt {
  return {
    visitId: 1,
    version: 1,
    number: "GEN-2026-000001",
    at: "2026-11-15T06:01:00.000Z",
    hash: "",
    signature: "",
    awaitedPhotos: [...awaitedPhotos],
  };
}
