import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import type { planReviewCalls } from "@shikkha/contract/plans/review.ts";

export interface ReturnedOfficer {
  readonly officerId: number;
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly visits: number;
}

type Matching = NonNullable<BodyOf<typeof planReviewCalls.reject>>["matching"];

/** Whose plans are sent back: officers by name, or every submitted one that matches the filter. */
export type ReturnWhom =
  | { readonly officers: readonly ReturnedOfficer[] }
  | { readonly matching: NonNullable<Matching>; readonly count: number };

export function countOf(whom: ReturnWhom): number {
  return "officers" in whom ? whom.officers.length : whom.count;
}

/** Rows to correct, by their id, each with its note. */
export type Marks = ReadonlyMap<number, string>;

export function marked(marks: Marks, rowId: number, isMarked: boolean): Marks {
  const next = new Map(marks);
  if (isMarked) next.set(rowId, next.get(rowId) ?? "");
  else next.delete(rowId);
  return next;
}

export function bodyOf(
  whom: ReturnWhom,
  { planYear, comment, marks }: { planYear: number; comment: string; marks: Marks },
): BodyOf<typeof planReviewCalls.reject> {
  const said = { planYear, comment: comment.trim() };
  if ("matching" in whom) {
    const places = Object.entries(whom.matching).filter(([, value]) => value !== undefined);
    return { ...said, matching: Object.fromEntries(places), expected: whom.count };
  }
  return {
    ...said,
    officersId: whom.officers.map(({ officerId }) => officerId),
    marks: [...marks].map(([planDetailId, note]) => ({
      planDetailId,
      ...(note.trim() && { note: note.trim() }),
    })),
  };
}
