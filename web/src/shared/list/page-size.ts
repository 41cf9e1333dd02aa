import { DEFAULT_PAGE_SIZE } from "@shikkha/contract/kernel/paging.ts";
import { create } from "zustand";
import { persist } from "zustand/middleware";

/** How many rows the reader likes on a page; one choice for all lists, kept in this browser. */
export const usePageSize = create<{ readonly size: number }>()(
  persist(() => ({ size: DEFAULT_PAGE_SIZE as number }), { name: "shikkha.pageSize", version: 1 }),
);
