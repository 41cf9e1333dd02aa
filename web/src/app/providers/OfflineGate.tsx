import type { ReactNode } from "react";
import { OfflineScreen } from "./OfflineScreen.tsx";
import { useReachable } from "./use-reachable.ts";

/** While the browser is offline one screen replaces the application, which stays alive behind it with all that was typed. */
export function OfflineGate({ children }: { children: ReactNode }) {
  const { isReachable, isChecking, hasFailed, look } = useReachable();
  return (
    <>
      {!isReachable && (
        <OfflineScreen onCheck={look} isChecking={isChecking} hasFailed={hasFailed} />
      )}
      <div hidden={!isReachable}>{children}</div>
    </>
  );
}
