import type { VisitedPlace } from "@shikkha/contract/visits/visit.ts";
import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";

export const VISITS_PATH: Readonly<Record<VisitKind, `/${string}`>> = {
  general: "/general-visits",
  classroom: "/curriculum-visits",
  office: "/office-visits",
};

export function fillingAddress(kind: VisitKind, query: Record<string, string | number>): string {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return `${VISITS_PATH[kind]}/new?${search.toString()}`;
}

export function placeAddress({ instituteId, officeId }: VisitedPlace): string {
  return instituteId === null
    ? `/my-week/place?officeId=${officeId ?? 0}`
    : `/my-week/place?instituteId=${instituteId}`;
}

/** The query that begins an unplanned visit to a place. */
export function placeQuery({ instituteId, officeId }: VisitedPlace): Record<string, number> {
  return instituteId === null ? { officeId: officeId ?? 0 } : { instituteId };
}

/** Opens the reader's own map application; no tiles of ours or of others are fetched. */
export function geoLink(latitude: number, longitude: number, name: string): string {
  const point = `${latitude},${longitude}`;
  return `geo:${point}?q=${point}(${encodeURIComponent(name)})`;
}
