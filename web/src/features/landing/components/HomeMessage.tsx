import { lazy, Suspense } from "react";
import { useGeneral } from "../../../lib/session/general-store.ts";

/** Few visitors have one, so only they fetch what shows it. */
const HomeMessageAlert = lazy(() => import("./HomeMessageAlert.tsx"));

/** Why someone finds himself here, such as an ended session; the message comes in Bengali, as it was stored. */
export function HomeMessage() {
  const message = useGeneral((general) => general.homePageMessage);
  if (message === undefined) return null;
  return (
    <Suspense fallback={null}>
      <HomeMessageAlert message={message} />
    </Suspense>
  );
}
