import { createElement, Suspense, useEffect } from "react";
import { useAuth } from "../../lib/session/auth-store.ts";
import { browserHistory } from "../../shared/routing/browser-history.ts";
import { OpenPlaceContext } from "../../shared/routing/open-place.ts";
import type { RouteDefinition } from "../../shared/routing/route-definition.ts";
import { UiLinkProvider } from "../../ui/controls/UiLink.tsx";
import { ToastRegion } from "../../ui/feedback/ToastRegion.tsx";
import { PendingScreen } from "./PendingScreen.tsx";
import { RouteGate } from "./RouteGate.tsx";
import { RouterLink } from "./RouterLink.tsx";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { frameOf, matchRoute, screenOf, UnknownPage } from "./screens.tsx";
import { useScroll } from "./use-scroll.ts";
import { useShownPlace } from "./use-shown-place.ts";

/** Shows the screen of the address, in its frame. */
export function Router() {
  const place = useShownPlace();
  useScroll(place);
  const { definition, params } = matchRoute(place.pathname);
  return (
    <OpenPlaceContext value={{ definition, params, place }}>
      <UiLinkProvider value={RouterLink}>
        <Suspense fallback={<PendingScreen />}>
          {definition ? (
            <Framed definition={definition} pathname={place.pathname} />
          ) : (
            <UnknownPage />
          )}
        </Suspense>
        <ToastRegion />
      </UiLinkProvider>
    </OpenPlaceContext>
  );
}

function Framed({ definition, pathname }: { definition: RouteDefinition; pathname: string }) {
  const isLoggedIn = useAuth((auth) => auth.isLoggedIn);
  const frame = frameOf(definition);
  if ((definition.frame ?? "shell") === "shell" && !isLoggedIn) return <VisitorsGoHome />;
  const screen = (
    <ScreenBoundary key={pathname}>
      <RouteGate definition={definition}>{createElement(screenOf(definition))}</RouteGate>
    </ScreenBoundary>
  );
  return frame ? createElement(frame, undefined, screen) : screen;
}

/** A visitor who enters the shell is sent to the root. */
function VisitorsGoHome() {
  useEffect(() => browserHistory.replace("/"), []);
  return null;
}
