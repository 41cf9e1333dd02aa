import { useEffect, useState, useSyncExternalStore } from "react";
import { browserHistory, type Place } from "../../shared/routing/browser-history.ts";
import { matchRoute, preload } from "./screens.tsx";

/** After this the page changes even if its code is not there yet, and shows that it is coming. */
const PATIENCE_MS = 200;

/** The place on the screen: the address's own, but the page that was open stays until the next one's code has come. */
export function useShownPlace(): Place {
  const place = useSyncExternalStore(browserHistory.subscribe, browserHistory.place);
  const [shown, setShown] = useState(place);
  const isSameScreen =
    matchRoute(place.pathname).definition === matchRoute(shown.pathname).definition;
  useEffect(() => {
    if (place === shown) return;
    let isWanted = true;
    const change = () => {
      if (isWanted) setShown(place);
    };
    const timer = setTimeout(change, PATIENCE_MS);
    preload(place.pathname).then(change, change);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [place, shown]);
  return isSameScreen ? place : shown;
}
