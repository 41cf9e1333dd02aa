import type { User } from "@shikkha/contract/auth/user.ts";
import { lazy, Suspense } from "react";
import { useAuth } from "../../lib/session/auth-store.ts";
import { closeDutyDialog, useDutyDialog } from "../../lib/session/duty-dialog-store.ts";

const DutyDialog = lazy(async () => {
  const dialog = await import("./DutyDialog.tsx");
  return { default: dialog.DutyDialog };
});

/** Opens the choice of duty: when asked for, or because someone with several has just signed in. */
export function DutyGate({ user }: { user: User }) {
  const isForced = useAuth((auth) => auth.mustChooseDuty);
  const isAsked = useDutyDialog((dialog) => dialog.isOpen);
  if (!isForced && !isAsked) return null;
  return (
    <Suspense fallback={null}>
      <DutyDialog user={user} isForced={isForced} onClose={closeDutyDialog} />
    </Suspense>
  );
}
