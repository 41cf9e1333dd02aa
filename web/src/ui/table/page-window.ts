export const PAGE_SIZES = [50, 75, 100] as const;
const WINDOW = 5;

export function lastPageOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Up to five page numbers round the current one. */
export function pageWindow(page: number, lastPage: number): number[] {
  const length = Math.min(WINDOW, lastPage);
  const first = Math.min(Math.max(1, page - Math.floor(WINDOW / 2)), lastPage - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}

export interface PageRange {
  total: number;
  start: number;
  end: number;
}

/** Which rows a page shows, counted from one; an empty list is 0 to 0. */
export function pageRange(page: number, pageSize: number, total: number): PageRange {
  const start = Math.min((page - 1) * pageSize + 1, total);
  return { total, start, end: Math.min(page * pageSize, total) };
}
