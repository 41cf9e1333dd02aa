import { fieldCalls, type PlaceCard } from "@shikkha/contract/visits/field-calls.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { callApi } from "../../../lib/calls/call-api.ts";
import { today } from "../../../lib/format/today.ts";
import type { DeviceVisit } from "../../../shared/outbox/device-visit.ts";
import {
  findDeviceVisit,
  keepDeviceVisit,
  listDeviceVisits,
} from "../../../shared/outbox/device-visits.ts";
import { deviceOutbox } from "../../../shared/outbox/outbox-store.ts";
import { findKept, keep } from "./kept.ts";
import { plannedVisit, visitOfDraft, visitOfReturned } from "./new-visit.ts";
import { plannedVisits, type Week } from "./sort-week.ts";
import { getForm } from "./visit-forms.ts";
import { weekPeriod } from "./week-period.ts";

/** What an address of the filling screen asks for. */
export interface Asked {
  readonly owner: number;
  readonly kind: VisitKind;
  readonly visit: string | null;
  readonly planDetailId: number | null;
}

export type Opened =
  | { readonly what: "visit"; readonly visit: DeviceVisit }
  | { readonly what: "record"; readonly key: string }
  | { readonly what: "missing" };

/** Finds the visit on this device, among those handed in, or on the server; a planned one is begun if it was not. */
export async function openVisit(asked: Asked): Promise<Opened> {
  const { owner } = asked;
  const here = await findHere(asked);
  if (here) return { what: "visit", visit: here };
  const week = await getWeek(owner);
  const returned = week?.returned.find(({ clientId }) => clientId === asked.visit);
  const records = await deviceOutbox.list(owner);
  const record = records
    .filter(({ visit }) =>
      asked.visit === null
        ? visit.planDetailId === asked.planDetailId
        : visit.clientId === asked.visit,
    )
    .toSorted((one, other) => other.submission.version - one.submission.version)[0];
  if (record && !(returned && record.submission.version <= returned.version))
    return { what: "record", key: record.key };
  const visit = week && (await fromServer(asked, week));
  if (!visit) return { what: "missing" };
  await keepDeviceVisit(visit);
  return { what: "visit", visit };
}

async function findHere({ owner, visit, planDetailId }: Asked): Promise<DeviceVisit | undefined> {
  if (visit !== null) return findDeviceVisit(owner, visit);
  return (await listDeviceVisits(owner)).find((one) => one.planDetailId === planDetailId);
}

async function fromServer(asked: Asked, week: Week): Promise<DeviceVisit | undefined> {
  const { owner, kind } = asked;
  const draft = week.drafts.find((one) =>
    asked.visit === null ? one.planDetailId === asked.planDetailId : one.clientId === asked.visit,
  );
  const rows = plannedVisits(week);
  if (draft) {
    const form = await getForm(owner, draft.kind);
    const row = rows.find(({ planDetailId }) => planDetailId === draft.planDetailId);
    return visitOfDraft({ owner, kind: draft.kind, form, card: row?.card ?? null }, draft);
  }
  const returned = week.returned.find(({ clientId }) => clientId === asked.visit);
  if (returned) {
    const params = { kind: returned.kind, visitId: returned.visitId };
    const detail = await callApi(visitCalls.one, { params });
    return visitOfReturned(owner, detail, returned.comment);
  }
  const row = rows.find((one) => one.planDetailId === asked.planDetailId && one.kind === kind);
  if (!row || row.visitId !== null) return undefined;
  return plannedVisit({ owner, kind, form: await getForm(owner, kind) }, row);
}

/** The server's own word where there is a line, else what is kept; undefined when there is neither. */
async function getWeek(owner: number): Promise<Week | undefined> {
  if (navigator.onLine) {
    try {
      const week = await callApi(fieldCalls.week, { query: weekPeriod(today()) });
      await keep(owner, "week", week);
      return week;
    } catch {
      // The line is there but the server is not: as if there were none.
    }
  }
  const kept = fieldCalls.week.response.safeParse((await findKept(owner, "week"))?.value);
  return kept.success ? kept.data : undefined;
}

/** What is known of a place that was chosen by hand; null without a line. */
export async function findCard(query: {
  readonly instituteId?: number;
  readonly officeId?: number;
}): Promise<PlaceCard | null> {
  if (!navigator.onLine) return null;
  return callApi(fieldCalls.card, { query }).catch(() => null);
}
