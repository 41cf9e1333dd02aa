import { DEFAULT_BASE } from "@shikkha/contract/kernel/base.ts";

/** All calls go to one address; a deployment may move it at build time. */
export const API_BASE: string = import.meta.env.VITE_API_BASE ?? DEFAULT_BASE;
