import { siteCalls } from "@shikkha/contract/site.ts";
import { KitScreen } from "../features/dev-kit/screens/KitScreen.tsx";
import { useCall } from "../lib/calls/use-call.ts";
import { NotFoundPage } from "../shared/states/NotFoundPage.tsx";

/** The gallery of the kit, which only the demo has; elsewhere there is nothing at its address. */
export default function DevKitScreen() {
  const { data } = useCall(siteCalls.content, {});
  if (!data) return null;
  return data.isDemo ? <KitScreen /> : <NotFoundPage />;
}
