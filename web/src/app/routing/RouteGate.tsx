import { lazy, type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { setActiveNavItem } from "../../lib/session/general-store.ts";
import { useAllowed } from "../../lib/session/use-allowed.ts";
import type { RouteDefinition } from "../../shared/routing/route-definition.ts";
import { useDocumentTitle } from "./use-document-title.ts";

const AccessDeniedPage = lazy(async () => {
  const page = await import("../../shared/states/AccessDeniedPage.tsx");
  return { default: page.AccessDeniedPage };
});

interface Props {
  definition: RouteDefinition;
  children: ReactNode;
}

/** Lets a screen through only to those its guard allows; a changed duty is noticed at once. */
export function RouteGate({
  definition: { guard, title, frame = "shell", navItem, result },
  children,
}: Props) {
  const { t } = useTranslation();
  const isAllowed = useAllowed(guard);
  useDocumentTitle(t(title));
  useEffect(() => {
    // A result without an entry of its own belongs to what was open before; any other page without one marks nothing.
    if (isAllowed && frame === "shell" && (navItem !== undefined || !result)) {
      setActiveNavItem(navItem ?? "");
    }
  }, [isAllowed, frame, navItem, result]);
  return isAllowed ? children : <AccessDeniedPage wanted={t(title)} />;
}
