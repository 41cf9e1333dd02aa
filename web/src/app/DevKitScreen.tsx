import { siteCalls } from "@shikkha/contract/site.ts";
import { KitScreen } from "../features/dev-kit/screens/KitScreen.tsx";
import { useCall } from "../lib/calls/use-call.ts";
import UnknownPageScreen from "./errors/UnknownPageScreen.tsx";

/** The gallery of the kit, which only the demo has; elsewhere its address is unknown like any other. */
export default function DevKitScreen() {
  const { data } = useCall(siteCalls.content, {});
  if (!data) return null;
  return data.isDemo ? <KitScreen /> : <UnknownPageScreen />;
}
