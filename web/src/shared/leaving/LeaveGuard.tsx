import { lazy, Suspense, useEffect, useState } from "react";
import { browserHistory } from "../routing/browser-history.ts";

const LeaveDialog = lazy(() => import("./LeaveDialog.tsx"));

/** The page that tells how the work ended is no leaving of it. */
const RESULT = /\/(?:succeed|failed)$/;

/** While something is not saved, going to another page asks first; closing the tab makes the browser ask. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const [asked, setAsked] = useState<{ proceed: () => void }>();
  useEffect(() => {
    if (!isDirty) return;
    const unblock = browserHistory.block((next, proceed) => {
      if (next.pathname === browserHistory.place().pathname || RESULT.test(next.pathname))
        return false;
      setAsked({ proceed: () => (unblock(), proceed()) });
      return true;
    });
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => {
      unblock();
      window.removeEventListener("beforeunload", warn);
    };
  }, [isDirty]);
  // A save that was under way has ended well meanwhile: there is nothing left to ask, and the way is free.
  useEffect(() => {
    if (!isDirty) asked?.proceed();
  }, [isDirty, asked]);
  if (!asked || !isDirty) return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog onStay={() => setAsked(undefined)} onLeave={asked.proceed} />
    </Suspense>
  );
}
