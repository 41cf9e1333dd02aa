import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { useEffect, useRef } from "react";
import { useCallMutation } from "../../lib/calls/use-call-mutation.ts";
import type { Ticket } from "./model/sso-answer.ts";

/** A ticket is good once: it is exchanged a single time, however often the screen renders or caches are emptied. */
export function useTicketExchange(ticket: Ticket | undefined) {
  const { mutate, data, error } = useCallMutation(authCalls.startSession);
  const spent = useRef<string>(undefined);
  const username = ticket?.username;
  const token = ticket?.token;
  useEffect(() => {
    if (username === undefined || token === undefined || spent.current === token) return;
    spent.current = token;
    mutate({ query: { username, token } });
  }, [mutate, username, token]);
  return { data, error };
}
