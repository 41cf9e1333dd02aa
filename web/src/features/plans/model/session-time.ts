import { SESSION_ERRORS } from "@shikkha/contract/plans/sessions.ts";

const DAY_MS = 86_400_000;

/** Whole days from one day to another: 0 on the day itself. */
export function daysUntil(deadline: string, today: string): number {
  return Math.round((Date.parse(deadline) - Date.parse(today)) / DAY_MS);
}

/** A deadline already gone may stay as it is, but none can be set into the past. */
export function isPastDeadline(day: string, today: string, kept: string | undefined): boolean {
  return day < today && day !== kept;
}

/** The field a refusal of the rules speaks of; the others concern the session as a whole. */
export function fieldOfRefusal(code: number): "deadline" | "year" | undefined {
  if (code === SESSION_ERRORS.deadlinePassed.code) return "deadline";
  return code === SESSION_ERRORS.yearTaken.code ? "year" : undefined;
}
