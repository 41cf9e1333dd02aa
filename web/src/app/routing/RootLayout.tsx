import { Outlet } from "@tanstack/react-router";
import { UiLinkProvider } from "../../ui/controls/UiLink.tsx";
import { ToastRegion } from "../../ui/feedback/ToastRegion.tsx";
import { RouterLink } from "./RouterLink.tsx";

export function RootLayout() {
  return (
    <UiLinkProvider value={RouterLink}>
      <Outlet />
      <ToastRegion />
    </UiLinkProvider>
  );
}
