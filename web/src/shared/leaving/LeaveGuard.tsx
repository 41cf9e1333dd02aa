import { useBlocker } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

const LeaveDialog = lazy(() => import("./LeaveDialog.tsx"));

/** The page that tells how the work ended is no leaving of it. */
const RESULT = /\/(?:succeed|failed)$/;

/** While something is not saved, going to another page asks first; closing the tab makes the browser ask. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && current.pathname !== next.pathname && !RESULT.test(next.pathname),
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  );
}
