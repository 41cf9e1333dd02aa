import type { Guard } from "@shikkha/contract/access/permissions.ts";
import type { ReactNode } from "react";
import { useAllowed } from "../../lib/session/use-allowed.ts";

interface Props {
  to: Guard;
  children: ReactNode;
}

/** Content only for those the guard lets pass; of several permissions any one is enough. */
export function Allowed({ to, children }: Props) {
  return useAllowed(to) ? children : null;
}
