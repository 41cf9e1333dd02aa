import type { PublishedForm } from "@shikkha/contract/forms/form.ts";
import { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { callApi } from "../../../lib/calls/call-api.ts";
import type { Kept } from "../../../shared/outbox/field-database.ts";
import { findKept, keep } from "./kept.ts";

const FRESH_MS = 3 * 60 * 60_000;

const nameOf = (kind: VisitKind) => `form ${kind}`;

function isFresh({ at }: Kept): boolean {
  return Date.now() - Date.parse(at) < FRESH_MS;
}

async function fetchForm(owner: number, kind: VisitKind): Promise<Kept> {
  return keep(owner, nameOf(kind), await callApi(fieldCalls.form, { params: { kind } }));
}

/** The form of a kind on this device, brought up to date first where it is old and there is a line. */
export async function renewForm(owner: number, kind: VisitKind): Promise<Kept | undefined> {
  const kept = await findKept(owner, nameOf(kind));
  if (kept && (isFresh(kept) || !navigator.onLine)) return kept;
  try {
    return await fetchForm(owner, kind);
  } catch (error) {
    if (kept) return kept;
    if (!navigator.onLine) return undefined;
    throw error;
  }
}

export async function getForm(owner: number, kind: VisitKind): Promise<PublishedForm> {
  const form = fieldCalls.form.response.safeParse((await renewForm(owner, kind))?.value);
  if (!form.success) return callApi(fieldCalls.form, { params: { kind } });
  return form.data;
}
