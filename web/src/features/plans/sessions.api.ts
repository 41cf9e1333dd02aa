import { sessionCalls } from "@shikkha/contract/plans/sessions.ts";
import { useCall } from "../../lib/calls/use-call.ts";

export function usePlanSessions() {
  return useCall(sessionCalls.all, {});
}

export function usePlanSession(id: number) {
  return useCall(sessionCalls.detail, { params: { id } });
}

export function useSessionHolidays(id: number) {
  return useCall(sessionCalls.holidays, { params: { id } });
}

/** The year a new session would be for. */
export function useNewSessionYear() {
  return useCall(sessionCalls.newYear, {});
}

export function useOngoingSession() {
  return useCall(sessionCalls.ongoing, {});
}

/** What shows sessions and is old once one of them changed. */
export const SHOWS_SESSIONS = [
  sessionCalls.all,
  sessionCalls.detail,
  sessionCalls.newYear,
  sessionCalls.ongoing,
  sessionCalls.ofYear,
] as const;
