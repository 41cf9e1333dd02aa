import type { Answers } from "@shikkha/contract/forms/question.ts";
import type { WireQuestion } from "@shikkha/contract/forms/wire-tree.ts";
import type { PlaceCard } from "@shikkha/contract/visits/field-calls.ts";
import type { VisitSubmission } from "@shikkha/contract/visits/submission.ts";
import type { VisitedPlace } from "@shikkha/contract/visits/visit.ts";
import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";

/** A photo as the device keeps it: what is told of it here, the picture itself in a store of its own. */
export interface DevicePhoto {
  readonly clientId: string;
  readonly sha256: string;
  readonly bytes: number;
  /** Before it was made smaller. */
  readonly originalBytes: number;
  readonly caption: string;
  /** Where the server has it already, of a visit that was returned: its id there; undefined for a new one. */
  readonly sentId?: number;
  readonly visitId?: number;
}

export interface DevicePosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
  readonly takenAt: string;
}

/** A visit that was begun on this device, with all that is needed to go on without a connection. */
export interface DeviceVisit {
  readonly clientId: string;
  /** The person whose it is; nobody else on this device sees it. */
  readonly owner: number;
  readonly kind: VisitKind;
  readonly place: VisitedPlace;
  readonly planDetailId: number | null;
  readonly plannedDate: string | null;
  readonly visitDate: string;
  readonly unplannedReason: string;
  /** Which submission it will be; above 1 it was returned. */
  readonly version: number;
  readonly returnComment: string | null;
  readonly formVersionId: number;
  /** Its own copy: a form published later must not change a visit that was begun. */
  readonly questions: readonly WireQuestion[];
  readonly answers: Answers;
  readonly photos: readonly DevicePhoto[];
  readonly actions: VisitSubmission["actions"];
  readonly position: DevicePosition | null;
  /** What was known of the place when the visit was begun. */
  readonly card: PlaceCard | null;
  readonly step: number;
  readonly begunAt: string;
  readonly savedAt: string;
  /** Of the copy on the server; null while there is none. */
  readonly serverVersion: number | null;
  /** What the server found wrong when it was sent. */
  readonly faults: readonly { readonly questionId: number; readonly message: string }[];
}
