import { CalendarCheck } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { type AuthState, useAuth } from "../../lib/session/auth-store.ts";
import { mayPass } from "../../lib/session/use-allowed.ts";
import { browserHistory } from "../../shared/routing/browser-history.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { matchRoute } from "../routing/screens.tsx";
import { OfflineBanner } from "./OfflineBanner.tsx";
import { OfflineScreen } from "./OfflineScreen.tsx";
import { useReachable } from "./use-reachable.ts";

/** Where whoever carries out visits goes on without a connection. */
const WORKSPACE = "/my-week";

/**
 * The application's offline gate. Other screens are replaced by one that says so, alive behind it with all that was
 * typed; field work goes on under a banner.
 */
export function WorkspaceGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { isReachable, isChecking, hasFailed, look } = useReachable();
  const { pathname } = useSyncExternalStore(browserHistory.subscribe, browserHistory.place);
  const canWork = useAuth((auth) => mayWork(WORKSPACE, auth));
  const isWorking = useAuth((auth) => mayWork(pathname, auth));
  const isHidden = !isReachable && !isWorking;
  const toWorkspace = canWork && (
    <Button
      size="lg"
      icon={<CalendarCheck size={18} aria-hidden />}
      onClick={() => browserHistory.push(WORKSPACE)}
    >
      {t("offline.workspace")}
    </Button>
  );
  return (
    <>
      {isHidden && (
        <OfflineScreen
          onCheck={look}
          isChecking={isChecking}
          hasFailed={hasFailed}
          action={toWorkspace}
        />
      )}
      {!isReachable && isWorking && <OfflineBanner />}
      <div hidden={isHidden}>{children}</div>
    </>
  );
}

function mayWork(pathname: string, auth: AuthState): boolean {
  const { definition } = matchRoute(pathname);
  return definition?.worksOffline === true && mayPass(definition.guard, auth);
}
