import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/calls/use-call.ts";
import type { Ticket } from "./model/sso-answer.ts";

/** A ticket is good once: it is exchanged a single time, however often the screen renders. */
export function useTicketExchange(ticket: Ticket | undefined) {
  return useQuery({
    ...callQuery(authCalls.startSession, { query: ticket ?? { username: "", token: "" } }),
    enabled: ticket !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
