import * as z from "zod/mini";
import { wholeNumber } from "./numbers.ts";

/** The sizes offered on screens; the wire takes any size up to the largest. */
export const PAGE_SIZES = [50, 75, 100] as const;
export const DEFAULT_PAGE_SIZE = 50;
const LARGEST_PAGE = 100;

/** Pages start at 0 on the wire and at 1 on the screen. */
export const pagingQuery = {
  page: z._default(wholeNumber(0, 1_000_000), 0),
  size: z._default(wholeNumber(1, LARGEST_PAGE), DEFAULT_PAGE_SIZE),
};

export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), page: z.number(), size: z.number(), total: z.number() });
}

export interface Page<Item> {
  readonly items: Item[];
  readonly page: number;
  readonly size: number;
  readonly total: number;
}
