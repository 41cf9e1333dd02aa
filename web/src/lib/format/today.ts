import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";

/** The day it is in Dhaka now, as YYYY-MM-DD. */
export function today(): string {
  return dayInDhaka(new Date());
}

export function currentYear(): number {
  return Number(today().slice(0, 4));
}
